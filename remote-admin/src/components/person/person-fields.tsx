import { EMAIL_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { FormPhoneField, FormTextField } from '@cabinet/kernel/forms';
import { PERSON_FIELDS } from './person-values.ts';

/** The fields of somebody else: the browser offers none of its own. */
export function PersonFields({ emailHint }: { readonly emailHint?: string | undefined }) {
  return (
    <>
      <FormTextField
        name="email"
        label={PERSON_FIELDS.email}
        hint={emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
      <FormTextField
        name="displayName"
        label={PERSON_FIELDS.displayName}
        autoComplete="off"
        maxLength={PERSON_NAME_MAX_LENGTH}
        required
      />
      <FormPhoneField name="phone" label={PERSON_FIELDS.phone} autoComplete="off" />
    </>
  );
}

import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { FormTextareaField } from '@cabinet/kernel/forms';

/** Why it is done. */
export function ReasonField({ hint }: { readonly hint?: string | undefined }) {
  return (
    <FormTextareaField
      name="reason"
      label="Причина"
      hint={hint}
      rows={3}
      maxLength={REASON_MAX_LENGTH}
      required
    />
  );
}

import { ROLE_DESCRIPTION_MAX_LENGTH, ROLE_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { FormTextareaField, FormTextField, useField } from '@cabinet/kernel/forms';
import { Stack } from '@cabinet/kernel/ui';

export function RoleFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const [{ value: description }] = useField<string>('description');
  return (
    <Stack gap="4">
      <FormTextField
        name="name"
        label="Название"
        required
        maxLength={ROLE_NAME_MAX_LENGTH}
        autoComplete="off"
        readOnly={isReadOnly}
      />
      <FormTextareaField
        name="description"
        label="Описание"
        rows={3}
        readOnly={isReadOnly}
        hint={`${description.trim().length} из ${ROLE_DESCRIPTION_MAX_LENGTH} символов`}
      />
    </Stack>
  );
}

import { FormTextareaField } from '@cabinet/kernel/forms';

export function ReasonField() {
  return (
    <FormTextareaField
      name="reason"
      label="Причина"
      hint="Её увидят все, кто управляет корректировками"
      rows={2}
      required
    />
  );
}

import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, FormTextField, useForm, validateWith } from '@cabinet/kernel/forms';
import { notifyApiError } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { FormButtons } from '../form-buttons.tsx';

const NAME_MAX_LENGTH = 60;
const validate = validateWith<{ readonly name: string }>(() => import('./view-name.schema.ts'));

interface ViewNameFormProps {
  readonly label: string;
  readonly name: string;
  readonly submitLabel: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** What a view is called. */
export function ViewNameForm({ label, name, submitLabel, onSave, onCancel, children }: ViewNameFormProps) {
  const form = useForm({
    initialValues: { name },
    validate,
    onSubmit: (values) => onSave(tidyLine(values.name)),
    onFailure: notifyApiError,
  });
  return (
    <Form form={form} label={label}>
      <Stack gap="4" pb="5">
        <FormTextField name="name" label="Название вида" maxLength={NAME_MAX_LENGTH} required />
        {children}
        <FormButtons onClose={onCancel} isBusy={form.isSubmitting}>
          {submitLabel}
        </FormButtons>
      </Stack>
    </Form>
  );
}

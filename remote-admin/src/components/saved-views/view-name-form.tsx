import { Form, FormTextField, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notifyApiError } from '@cabinet/kernel/notify';
import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

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
    onSubmit: (values) => onSave(values.name.trim()),
    onFailure: notifyApiError,
  });
  return (
    <Form form={form} label={label}>
      <Stack gap="4" pb="5">
        <FormTextField name="name" label="Название вида" maxLength={NAME_MAX_LENGTH} required />
        {children}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onCancel}>
            Отмена
          </Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

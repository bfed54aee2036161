import { tidyLine } from '@cabinet/kernel/core/text';
import {
  Form,
  FormikProvider,
  FormTextField,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { Button, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly initialName: string;
  readonly submitLabel: string;
  readonly needsChange?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (name: string) => Promise<unknown>;
  readonly onFailure: (failure: unknown) => void;
  /** Why the last try has brought nothing. */
  readonly children: ReactNode;
}

const FORM_ID = 'passkey-name';

const validate = validateWith<{ readonly name: string }>(() => import('./passkey-name.schema.ts'));

/** Names a passkey, a new one or one that there is. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, initialName, submitLabel, needsChange, onClose, onFailure, children } = props;
  const form = useForm({
    initialValues: { name: initialName },
    validate,
    onSubmit: ({ name }) => props.onSubmit(tidyLine(name)),
    onFailure,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      isLocked={form.isSubmitting}
      footer={
        <FormikProvider value={form}>
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
            Отмена
          </Button>
          <SubmitButton form={FORM_ID} needsChange={needsChange}>
            {submitLabel}
          </SubmitButton>
        </FormikProvider>
      }
    >
      <Form form={form} id={FORM_ID} label={title}>
        <Stack gap="4">
          <FormTextField
            name="name"
            label="Название"
            hint="По нему вы узнаете ключ в списке."
            autoComplete="off"
            required
          />
          {children}
        </Stack>
      </Form>
    </Dialog>
  );
}

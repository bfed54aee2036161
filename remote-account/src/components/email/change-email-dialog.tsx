import {
  Form,
  FormikProvider,
  FormTextField,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { Box, Button, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { askForEmail, type EmailChange } from '../../api/email.ts';
import { EmailSent } from './email-sent.tsx';
import { notifyEmailFailure } from './notify-email-failure.ts';

interface ChangeEmailDialogProps {
  readonly email: string;
  /** Whether a second person confirms it besides. */
  readonly takesTwo: boolean;
  readonly onClose: () => void;
}

const FORM_ID = 'change-email';
const INITIAL_VALUES = { email: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./change-email.schema.ts'));

export default function ChangeEmailDialog({ email, takesTwo, onClose }: ChangeEmailDialogProps) {
  const [sent, setSent] = useState<EmailChange['pending']>(null);
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async (values) => setSent((await askForEmail({ email: values.email.trim() })).pending),
    onFailure: notifyEmailFailure,
  });
  if (sent !== null)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="Проверьте новую почту"
        size="sm"
        footer={<Button onClick={onClose}>Понятно</Button>}
      >
        <EmailSent pending={sent} takesTwo={takesTwo} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Сменить почту"
      size="sm"
      isLocked={form.isSubmitting}
      footer={
        <FormikProvider value={form}>
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
            Отмена
          </Button>
          <SubmitButton form={FORM_ID} needsChange>
            Отправить письмо
          </SubmitButton>
        </FormikProvider>
      }
    >
      <Form form={form} id={FORM_ID} label="Смена почты">
        <Stack gap="4">
          <FormTextField
            name="email"
            label="Новая почта"
            hint={`Сейчас ${email}`}
            type="email"
            autoComplete="email"
            required
          />
          <Stack as="ul" gap="2" paddingInlineStart="5" listStyleType="disc" textStyle="sm" color="fg.muted">
            <Box as="li">На новую почту придёт ссылка. Пока вы её не подтвердите, почта прежняя.</Box>
            <Box as="li">
              На прежнюю почту придёт письмо, по которому смену можно остановить, а потом ещё 7 дней отменить.
            </Box>
            {takesTwo && (
              <Box as="li">
                У вас есть права сотрудника, поэтому после вас смену подтвердит второй человек.
              </Box>
            )}
          </Stack>
          <Text textStyle="sm" color="fg.muted">
            Пароль и открытые сеансы останутся.
          </Text>
        </Stack>
      </Form>
    </Dialog>
  );
}

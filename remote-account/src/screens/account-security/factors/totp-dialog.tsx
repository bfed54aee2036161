import {
  Form,
  FormCodeField,
  FormikProvider,
  Refusal,
  SubmitButton,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { Button, CopyButton, ExternalLink, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';
import { confirmTotp, type NewCodes, type TotpSecret } from '../../../api/factors.ts';
import { QrCode } from '../../../components/qr-code.tsx';

interface TotpDialogProps {
  readonly secret: TotpSecret;
  readonly onClose: () => void;
  readonly onCodes: (codes: NewCodes) => void;
}

const FORM_ID = 'totp-code';
const WRONG_CODE = 'Код не подошёл. Введите тот, что приложение показывает сейчас';

const validate = validateWith<{ readonly code: string }>(() => import('./totp-code.schema.ts'));

/** A refused code is a fault of its field, whatever else the server calls by the same code. */
function atField(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.code !== 'AUTH.006') return failure;
  const { status, code, message } = failure;
  return new ApiError({ status, code, message, fields: { code: WRONG_CODE } });
}

const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="li" gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Secret({ secret: { secret, uri, qr } }: { readonly secret: TotpSecret }) {
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <QrCode label="QR-код для приложения с кодами" code={qr} />
      <Stack flex="1 1 12rem" minW="0" gap="2" textStyle="sm">
        <Text color="fg.muted">Нет камеры? Введите ключ в приложение сами:</Text>
        <Flex align="center" gap="1">
          <Text as="code" fontFamily="mono" overflowWrap="anywhere" translate="no">
            {grouped(secret)}
          </Text>
          <CopyButton text={secret} label="Скопировать ключ для приложения" />
        </Flex>
        <Text>
          <ExternalLink href={uri}>Открыть приложение на этом устройстве</ExternalLink>
        </Text>
      </Stack>
    </Flex>
  );
}

/** Hands a secret to an app, and takes the first code of it. */
export function TotpDialog({ secret, onClose, onCodes }: TotpDialogProps) {
  const { error, forget, refuse } = useRefusal();
  const form = useForm({
    initialValues: { code: '' },
    validate,
    async onSubmit({ code }) {
      forget();
      const codes = await confirmTotp(code.replace(/\s/g, '')).catch((failure) => {
        throw atField(failure);
      });
      notify.success('Приложение с кодами подключено');
      onClose();
      onCodes(codes);
    },
    onFailure: refuse,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Подключить приложение с кодами"
      isLocked={form.isSubmitting}
      footer={
        <FormikProvider value={form}>
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
            Отмена
          </Button>
          <SubmitButton form={FORM_ID}>Подключить</SubmitButton>
        </FormikProvider>
      }
    >
      <Form form={form} id={FORM_ID} label="Код из приложения">
        <Stack as="ol" gap="5" listStyleType="none">
          <Step title="1. Добавьте кабинет в приложение">
            <Text textStyle="sm" color="fg.muted">
              Подойдёт любое приложение с кодами: Яндекс Ключ, Google Authenticator, менеджер паролей.
              Наведите его камеру на код.
            </Text>
            <Secret secret={secret} />
          </Step>
          <Step title="2. Введите код, который оно показывает">
            <FormCodeField name="code" label="Код из приложения" maxW="12rem" required />
            <Refusal error={error} />
          </Step>
        </Stack>
      </Form>
    </Dialog>
  );
}

import {
  Form,
  FormError,
  FormTextField,
  SubmitButton,
  useAttemptKey,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { apiErrorText, notify } from '@cabinet/kernel/notify';
import { Flex, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { SentInvoices } from '@cabinet/payments/payment-requests';
import { useState } from 'react';
import { sendInvoice } from '../../api/invoice.ts';

const EMPTY = { email: '' };

const validate = validateWith<typeof EMPTY>(() => import('./send-invoice.schema.ts'));

/** A limit of letters says in its own words when the next one may go. */
function failureText(failure: unknown): string {
  return apiErrorText(failure, failure instanceof ApiError ? failure.message : undefined).message;
}

/** Sends the invoice to whoever pays it: its reader needs no account, and nothing but the address is typed. */
export function SendInvoiceSection({
  request,
}: {
  readonly request: Pick<PaymentRequestDetail, 'id' | 'invoice'>;
}) {
  const attempt = useAttemptKey();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    initialValues: EMPTY,
    validate,
    onSubmit: async ({ email: typed }, { resetForm }) => {
      setFailure(null);
      const email = typed.trim();
      await sendInvoice(request, { email }, attempt.keyOf({ id: request.id, email }));
      attempt.forget();
      resetForm();
      notify.success(email, { title: 'Счёт отправлен' });
    },
    onFailure: setFailure,
  });
  return (
    <SectionCard
      title="Отправить бухгалтеру"
      description="Придёт письмо с PDF и вашим именем: бухгалтеру не нужен доступ в кабинет"
    >
      <Form form={form} label="Отправить бухгалтеру">
        <Stack gap="3">
          <FormTextField
            name="email"
            label="Почта бухгалтера"
            type="email"
            autoComplete="off"
            placeholder="buh@company.ru"
          />
          {failure !== null && <FormError title="Не удалось отправить счёт" message={failureText(failure)} />}
          <Flex>
            <SubmitButton variant="outline">Отправить бухгалтеру</SubmitButton>
          </Flex>
          {request.invoice !== null && <SentInvoices invoice={request.invoice} />}
        </Stack>
      </Form>
    </SectionCard>
  );
}

import { DOCUMENT_MAX_LENGTH, REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import {
  Form,
  FormTextareaField,
  FormTextField,
  Refusal,
  useAttemptKey,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { moveRequest } from '../../../api/payment-requests.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { type ConfirmValues, confirmBody, startConfirm } from './confirm-values.ts';
import type { DecisionProps } from './decision.ts';
import { FirstConfirmation } from './first-confirmation.tsx';
import { RequestFacts } from './request-facts.tsx';

const validate = validateWith<ConfirmValues>(() => import('./confirm-request.schema.ts'));

function tellConfirmed({ status, number }: PaymentRequestDetail): void {
  notify.success(
    status === 'paid'
      ? `Заявка ${number} оплачена, деньги на счёте`
      : `${number}: первое подтверждение записано. Деньги поступят, когда оплату подтвердит второй человек`,
  );
}

interface ConfirmFormProps {
  readonly request: PaymentRequestDetail;
  readonly onClose: () => void;
}

function ConfirmForm({ request, onClose }: ConfirmFormProps) {
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const { confirmation, bankReference, method } = request;
  const form = useForm<ConfirmValues>({
    initialValues: startConfirm(request, confirmation !== null),
    validate,
    onSubmit: async (values) => {
      forget();
      const body = confirmBody(values);
      tellConfirmed(await moveRequest(request, body, attempt.keyOf(body)));
      onClose();
    },
    onFailure: refuse,
  });
  const isNeeded = form.values.basis !== 'none';
  return (
    <Form form={form} label="Подтвердить оплату">
      <Stack gap="4">
        {confirmation !== null && <FirstConfirmation {...{ confirmation, bankReference }} />}
        {PAYMENT_METHOD[method].hasInvoice ? (
          <FormTextField
            name="bankReference"
            label="Платёжное поручение"
            hint={
              isNeeded
                ? 'Номер и дата документа банка, например № 42 от 24.11.2026'
                : 'Если не указать, останется прежнее'
            }
            maxLength={DOCUMENT_MAX_LENGTH}
            required={isNeeded}
          />
        ) : (
          <FormTextareaField
            name="reason"
            label="Чем подтверждена оплата"
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            required={isNeeded}
          />
        )}
        {confirmation === null && (
          <Text textStyle="sm" color="fg.muted">
            Деньги поступят на счёт плательщика сразу. Крупную оплату подтверждают двое: тогда ваше
            подтверждение только запишется, а деньги зачислит второй человек.
          </Text>
        )}
        <Refusal error={error} />
        <FormButtons onClose={onClose} isBusy={form.isSubmitting}>
          Подтвердить
        </FormButtons>
      </Stack>
    </Form>
  );
}

/** The money has come: it is credited, or waits for the second person. */
export function ConfirmRequest({ request, onClose }: DecisionProps) {
  const { data } = usePaymentRequest(request.id);
  return (
    <Dialog isOpen onClose={onClose} title={`Подтвердить оплату ${request.number}?`}>
      <Stack gap="4" pb="5">
        <RequestFacts request={data ?? request} />
        {data === undefined ? (
          <Skeleton height="8rem" aria-busy />
        ) : (
          <ConfirmForm request={data} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

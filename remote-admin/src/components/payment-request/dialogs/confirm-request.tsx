import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormTextareaField,
  Refusal,
  useAttemptKey,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Skeleton, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { moveRequest } from '../../../api/payment-requests.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { type ConfirmValues, confirmBody, startConfirm } from './confirm-values.ts';
import type { DecisionProps } from './decision.ts';
import { DocumentFields } from './document-fields.tsx';
import { FirstConfirmation } from './first-confirmation.tsx';
import { RequestFacts } from './request-facts.tsx';
import { TwoPeopleNotice } from './two-people-notice.tsx';

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
  const { confirmation, twoPeopleReasons } = request;
  const form = useForm<ConfirmValues>({
    initialValues: startConfirm(request),
    validate,
    onSubmit: async (values) => {
      forget();
      const body = confirmBody(values);
      tellConfirmed(await moveRequest(request, body, attempt.keyOf(body)));
      onClose();
    },
    onFailure: refuse,
  });
  const { basis } = form.values;
  return (
    <Form form={form} label="Подтвердить оплату">
      <Stack gap="4">
        {confirmation === null ? (
          <TwoPeopleNotice reasons={twoPeopleReasons} />
        ) : (
          <FirstConfirmation confirmation={confirmation} request={request} />
        )}
        {basis === 'document' && <DocumentFields />}
        {basis === 'reason' && (
          <FormTextareaField
            name="reason"
            label="Чем подтверждена оплата"
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            required
          />
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

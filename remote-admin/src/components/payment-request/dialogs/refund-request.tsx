import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, Refusal, useAttemptKey, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { moveRequest } from '../../../api/payment-requests.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { ReasonField } from '../../payer/dialogs/reason-field.tsx';
import type { DecisionProps } from './decision.ts';
import { RequestFacts } from './request-facts.tsx';
import { ShortfallNotice } from './shortfall-notice.tsx';

const INITIAL_VALUES = { reason: '', allowDebt: false };
const validate = validateWith<typeof INITIAL_VALUES>(
  () => import('../../payer/dialogs/reason-form.schema.ts'),
);

/** The money goes back; what is spent of it only as a debt, which somebody has to allow. */
export function RefundRequest({ request, onClose }: DecisionProps) {
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason, allowDebt }) => {
      forget();
      const body = {
        status: 'refunded' as const,
        reason: tidyLine(reason),
        ...(allowDebt ? { allowDebt } : {}),
      };
      const { refundProposal } = await moveRequest(request, body, attempt.keyOf(body));
      notify.success(
        refundProposal === null
          ? `Оплата ${request.number} возвращена`
          : `Возврат предложен: ${refundProposal.number}. Подтвердит другой человек`,
      );
      onClose();
    },
    onFailure: refuse,
  });
  const shortfall = error instanceof ApiError ? error.shortfall : null;
  return (
    <Dialog isOpen onClose={onClose} isLocked={form.isSubmitting} title={`Вернуть оплату ${request.number}?`}>
      <Form form={form} label="Вернуть оплату">
        <Stack gap="4" pb="5">
          <RequestFacts request={request} />
          <Text color="fg.muted">
            Сумма спишется со счёта плательщика обратной записью. Перевести деньги обратно нужно в банке или у
            провайдера. Большую сумму возвращают двое: сначала она только предлагается.
          </Text>
          <ReasonField hint="Её увидят плательщик и журнал" />
          {shortfall === null ? <Refusal error={error} /> : <ShortfallNotice shortfall={shortfall} />}
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive>
            Вернуть деньги
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}

import { Form, Refusal, useAttemptKey, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { moveRequest } from '../../../api/payment-requests.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { ReasonField } from '../../payer/dialogs/reason-field.tsx';
import type { DecisionProps } from './decision.ts';
import { RequestFacts } from './request-facts.tsx';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(
  () => import('../../payer/dialogs/reason-form.schema.ts'),
);

/** No money is expected any more, and its author reads why. */
export function RejectRequest({ request, onClose }: DecisionProps) {
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      const body = { status: 'rejected' as const, reason: reason.trim() };
      await moveRequest(request, body, attempt.keyOf(body));
      notify.success(`Заявка ${request.number} отклонена`);
      onClose();
    },
    onFailure: refuse,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={form.isSubmitting}
      title={`Отклонить заявку ${request.number}?`}
    >
      <Form form={form} label="Отклонить заявку">
        <Stack gap="4" pb="5">
          <RequestFacts request={request} />
          <Text color="fg.muted">Оплатить её уже не получится, но автор сможет начать оплату заново.</Text>
          <ReasonField hint="Её увидит автор заявки" />
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive>
            Отклонить
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}

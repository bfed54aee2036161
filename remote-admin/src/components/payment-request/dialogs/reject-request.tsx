import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { moveRequest } from '../../../api/payment-requests.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import type { DecisionProps } from './decision.ts';
import { RequestFacts } from './request-facts.tsx';

/** No money is expected any more, and its author reads why. */
export function RejectRequest({ request, onClose }: DecisionProps) {
  const attempt = useAttemptKey();
  return (
    <ReasonDialog
      title={`Отклонить заявку ${request.number}?`}
      label="Отклонить заявку"
      submitLabel="Отклонить"
      hint="Её увидит автор заявки"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => {
        const body = { status: 'rejected' as const, reason };
        await moveRequest(request, body, attempt.keyOf(body));
        notify.success(`Заявка ${request.number} отклонена`);
      }}
    >
      <RequestFacts request={request} />
      <Text color="fg.muted">Оплатить её уже не получится, но автор сможет начать оплату заново.</Text>
    </ReasonDialog>
  );
}

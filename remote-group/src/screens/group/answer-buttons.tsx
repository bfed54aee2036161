import { Button } from '@cabinet/kernel/ui';
import type { Group } from '../../api/group.ts';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';

const importAccept = () => import('./accept-offer-dialog.tsx');
const importDecline = () => import('./decline-offer-dialog.tsx');

/** How the receiver answers the offer; each answer is asked once more, in words. */
export function AnswerButtons({ group }: { readonly group: Group }) {
  const accept = useLazyDialog(importAccept);
  const decline = useLazyDialog(importDecline);
  return (
    <>
      <Button size="sm" busy={accept.isComing} onClick={accept.open}>
        Принять группу
      </Button>
      <Button size="sm" variant="outline" busy={decline.isComing} onClick={decline.open}>
        Отклонить
      </Button>
      {accept.Dialog !== null && <accept.Dialog group={group} onClose={accept.close} />}
      {decline.Dialog !== null && <decline.Dialog group={group} onClose={decline.close} />}
    </>
  );
}

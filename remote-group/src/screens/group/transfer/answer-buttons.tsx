import { Button, useLazyDialog } from '@cabinet/kernel/ui';
import type { Group } from '../../../api/group.ts';

const importAccept = () => import('./accept-offer-dialog.tsx');
const importDecline = () => import('./decline-offer-dialog.tsx');

/** How the receiver answers the offer; each answer is asked once more, in words. */
export function AnswerButtons({ group }: { readonly group: Group }) {
  const accept = useLazyDialog(importAccept, { group });
  const decline = useLazyDialog(importDecline, { group });
  return (
    <>
      <Button size="sm" busy={accept.isComing} onClick={() => accept.ask({})}>
        Принять группу
      </Button>
      <Button size="sm" variant="outline" busy={decline.isComing} onClick={() => decline.ask({})}>
        Отклонить
      </Button>
      {accept.element}
      {decline.element}
    </>
  );
}

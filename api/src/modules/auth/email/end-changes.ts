import type { Database } from '#db/index.ts';
import { type Acting, type CallOrigin, callerOf } from '#lib/audit/record-action.ts';
import { decideProposal, lockProposal, recordDecision } from '#lib/proposals/index.ts';
import { type Ended, endChanges } from './changes-repository.ts';

/** Who ends something, and from where. */
export interface By {
  readonly acting: Acting;
  readonly origin: CallOrigin;
}

const REASONS: Readonly<Record<Ended, string>> = {
  replaced: 'Человек указал другую почту',
  cancelled: 'Человек отменил смену почты',
  stopped: 'Остановлено по ссылке из письма на прежнюю почту',
  undone: 'Почту вернули по ссылке из письма',
  returned: 'Человек вернулся к прежней почте',
  overruled: 'Почту задал администратор, или учётной записи больше нет',
};

/** Ends changes of somebody's e-mail, and with them what waits for a second person. Call it under the lock of the person. */
export async function endEmailChanges(
  trx: Database,
  by: By,
  userId: string,
  { which, because }: { readonly which: 'open' | 'all' | Date; readonly because: Ended },
): Promise<void> {
  const proposals = await endChanges(trx, userId, which, because);
  for (const id of proposals) await cancelProposal(trx, by, id, REASONS[because]);
}

/** Takes back what somebody has proposed, in their place. */
export async function cancelProposal(
  trx: Database,
  { acting, origin }: By,
  id: string,
  reason: string,
): Promise<void> {
  const row = await lockProposal(trx, id);
  if (row?.status !== 'pending') return;
  await decideProposal(trx, id, { status: 'cancelled', by: acting.userId, reason });
  await recordDecision(trx, callerOf(acting, origin), row, 'cancel', { reason });
}

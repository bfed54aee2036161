import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import { type Database, isDatabaseBusy } from '#db/index.ts';
import type { Account } from '../notices/judge-notice.ts';
import type { AskProvider } from '../payanyway/ask-provider.ts';
import { inTurnOfRequest, lockRequest, moveRequest } from '../repository.ts';
import { checkPayment } from './check-payment.ts';
import { findDueRequests } from './repository.ts';

/**
 * Ends the requests whose time is over, and returns how many it ended. It asks the provider about its requests first.
 * Money on its way keeps a request open, money that has come is credited, and without an answer the request waits for
 * the next round. Where nobody can be asked, a payment that has begun gets an hour more. Locked requests wait too.
 */
export async function expireRequests(
  db: Database,
  account: Account,
  ask: AskProvider | undefined,
): Promise<number> {
  const due = await findDueRequests(db, { canAsk: ask !== undefined });
  let expired = 0;
  for (const { id, method } of due) {
    try {
      const asked = ask && isPaidOnline(method) && (await checkPayment(db, account, ask, { id }));
      if (asked && asked.outcome !== 'not_paid') continue;
      if (await expire(db, id)) expired += 1;
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  }
  return expired;
}

async function expire(db: Database, id: string): Promise<boolean> {
  return inTurnOfRequest(db, id, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request || !isOpenStatus(request.status) || request.confirmed_by !== null) return false;
    await moveRequest(trx, id, { status: 'expired', actorId: null, note: 'Срок оплаты истёк' });
    return true;
  });
}

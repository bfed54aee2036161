import type { Database } from '../../db/index.ts';
import { callPay, type Shop } from './call-shop.ts';
import { claimDue, recordAttempt } from './operations.ts';

/** As the provider: often at first, then every hour, for more than a day. */
const PAUSES_S = [2, 5, 15, 60, 300, 900, 1800];
const LONGEST_PAUSE_S = 3600;

/** Sends the notices that are due, once each; returns how many the shop took. */
export async function deliverNotices(db: Database, shop: Shop, operationId?: number): Promise<number> {
  let delivered = 0;
  for (const operation of await claimDue(db, operationId)) {
    const { isDelivered, answer } = await callPay(shop, operation);
    if (isDelivered) delivered += 1;
    const pauseSeconds = isDelivered ? 0 : (PAUSES_S[operation.attempts - 1] ?? LONGEST_PAUSE_S);
    await recordAttempt(db, operation.id, { isDelivered, answer, pauseSeconds });
  }
  return delivered;
}

import type { Database } from '#db/index.ts';
import { startRounds } from '#lib/rounds.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { callPay, findShop, type Shop } from './call-shop.ts';
import { claimDue, recordAttempt } from './repository.ts';

const POLL_MS = 1_000;
/** The pauses of the real provider: short at first, then an hour, for more than a day. */
const PAUSES_S = [2, 5, 15, 60, 300, 900, 1800];
const LONGEST_PAUSE_S = 3600;

/** Sends each due notice once, and returns how many the shop took. */
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

/** Starts only when the server listens, because before that there is no shop to call. */
export function startDelivery(app: Pick<ApiInstance, 'context' | 'server' | 'log' | 'addHook'>): void {
  let stop: () => Promise<void> = async () => undefined;
  app.addHook('onListen', async () => {
    stop = startRounds({
      pauseMs: POLL_MS,
      async work() {
        const shop = findShop(app);
        if (shop) await deliverNotices(app.context.connection.db, shop);
      },
      onError: (error) => app.log.warn({ err: error }, 'emulator'),
    });
  });
  app.addHook('preClose', () => stop());
}

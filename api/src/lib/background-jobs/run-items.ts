import type { Transaction } from 'kysely';
import type { Schema } from '#db/schema.ts';
import type { Claim } from './claim.ts';
import { failureOf } from './failure.ts';
import { type ItemRow, markItem, nextItems } from './repository.ts';

const READ_AT_ONCE = 100;

type Work = (trx: Transaction<Schema>, item: string) => Promise<void>;

/** Does each item once: its work, its mark and the job's count are one transaction. */
export async function runItems(claim: Claim, work: Work): Promise<void> {
  let after = 0;
  for (;;) {
    const items = await nextItems(claim.db, claim.id, { after, limit: READ_AT_ONCE });
    for (const item of items) await runItem(claim, item, work);
    after = items.at(-1)?.n ?? after;
    if (items.length < READ_AT_ONCE) return claim.end({ status: 'done' });
  }
}

async function runItem(claim: Claim, { n, item }: ItemRow, work: Work): Promise<void> {
  try {
    await claim.step({ done: 1 }, async (trx) => {
      await work(trx, item);
      await markItem(trx, claim.id, n, null);
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    if (failure.code === 'SYS.001') claim.report(error);
    await claim.step({ done: 1, failed: 1 }, (trx) => markItem(trx, claim.id, n, failure));
  }
}

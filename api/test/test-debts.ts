import type { Database } from '#db/index.ts';
import { charge, type LedgerOutcome, refund, topUp } from '#lib/ledger/index.ts';
import type { TestApi } from './test-api.ts';

type Over = Pick<TestApi, 'db'>;
type GiveBack = (trx?: Database) => Promise<void>;

const posted = (outcome: LedgerOutcome): string => {
  if (outcome.entryId === null || outcome.status !== 'posted') throw new Error(`it was ${outcome.status}`);
  return outcome.entryId;
};

/** A top-up that is spent; the answer gives it back to the bank, and so much is owed afterwards. */
export async function spentTopUp({ db }: Over, payerId: string, amount: string): Promise<GiveBack> {
  const entryId = posted(await topUp(db, { payerId, amount, by: 'bank' }));
  posted(await charge(db, { payerId, amount }));
  return async (trx = db) => void posted(await refund(trx, { entryId, amount, allowDebt: true }));
}

/** So much is owed on the account. */
export async function leaveDebt(api: Over, payerId: string, amount: string): Promise<void> {
  const giveBack = await spentTopUp(api, payerId, amount);
  await giveBack();
}

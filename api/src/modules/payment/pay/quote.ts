import { addMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../../db/index.ts';
import { listTiers, tierProgress } from '../../../lib/ledger/index.ts';
import type { PayerChoice } from './payers.ts';
import type { QuoteData } from './schemas.ts';

const NO_BONUS = '0.00';

type Money = { balance: string; total_topped_up: string; tier: string; tier_is_manual: boolean };

/**
 * What a payment would do: what is paid, what is credited, and the tier afterwards. What is on the account and how much
 * it has been topped up by is told to those who may see it.
 */
export async function quote(
  db: Database,
  payer: PayerChoice,
  amount: string,
  sees: { balance: boolean; tier: boolean },
): Promise<Static<typeof QuoteData>> {
  const [{ rows }, tiers] = await Promise.all([
    sql<Money>`select b.balance, b.total_topped_up, p.tier, p.tier_is_manual
      from payer_balances b join payers p on p.id = b.payer_id where p.id = ${payer.id}`.execute(db),
    listTiers(db),
  ]);
  const row = rows[0];
  if (!row) throw new Error(`payer ${payer.id} has no balance row`);
  const toppedUp = toWire(addMoney(fromWire(row.total_topped_up), fromWire(amount)));
  const reached = tiers.findLast(({ threshold }) => Number(threshold) <= Number(toppedUp))?.code ?? row.tier;
  const tierAfter = row.tier_is_manual ? row.tier : reached;
  return {
    amount,
    currency: 'RUB',
    commission: '0.00',
    credited: amount,
    bonus: NO_BONUS,
    balance_after: sees.balance ? toWire(addMoney(fromWire(row.balance), fromWire(amount))) : null,
    ...(sees.tier
      ? {
          tier: row.tier,
          tier_after: tierAfter,
          tier_progress_after: tierProgress(tiers, tierAfter, toppedUp),
        }
      : { tier: null, tier_after: null, tier_progress_after: null }),
    payer,
  };
}

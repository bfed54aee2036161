import { addMoney, compareMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { listTiers, tierProgress } from '#lib/ledger/index.ts';
import { type PayerChoice, readPayerMoney } from './repository.ts';
import type { QuoteData } from './schemas.ts';

const NO_BONUS = '0.00';

/**
 * What a payment would do: what is paid, what is credited, and the tier afterwards. Only those who may see balance and
 * top-ups get them.
 */
export async function quote(
  db: Database,
  payer: PayerChoice,
  amount: string,
  sees: { readonly balance: boolean; readonly tier: boolean },
): Promise<Static<typeof QuoteData>> {
  const [row, tiers] = await Promise.all([readPayerMoney(db, payer.id), listTiers(db)]);
  const toppedUp = addMoney(fromWire(row.total_topped_up), fromWire(amount));
  const reached =
    tiers.findLast(({ threshold }) => compareMoney(fromWire(threshold), toppedUp) <= 0)?.code ?? row.tier;
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
          tier_progress_after: tierProgress(tiers, tierAfter, toWire(toppedUp)),
        }
      : { tier: null, tier_after: null, tier_progress_after: null }),
    payer,
  };
}

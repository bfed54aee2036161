import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { type TierProgress, tierProgress } from './tier-progress.ts';
import { listTiers } from './tiers.ts';
import type { PayerHolder } from './viewer.ts';

export interface PayerBalance {
  readonly payer: { readonly id: string; readonly kind: PayerKind; readonly name: string };
  readonly holder: PayerHolder;
  readonly balance: string;
  readonly held: string;
  /** What may be spent now (README.md). */
  readonly available: string;
  readonly tier: string;
  readonly totalSpent: string;
  readonly totalToppedUp: string;
  readonly updatedAt: Date;
}

export type PayerSummary = PayerBalance & { readonly tierProgress: TierProgress };

interface Row {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly owner_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
  readonly tier: string;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly total_spent: string;
  readonly total_topped_up: string;
  readonly updated_at: Date;
}

/** The payer that a user spends from. */
export async function payerBalanceForUser(db: Database, userId: string): Promise<PayerBalance | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.name, p.owner_id, p.group_id, p.company_id, p.tier, b.balance, b.held, b.available,
      b.total_spent, b.total_topped_up, b.updated_at
    from who_pays w join payers p on p.id = w.payer_id join payer_balances b on b.payer_id = p.id
    where w.user_id = ${userId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  return {
    payer: { id: row.id, kind: row.kind, name: row.name },
    holder: {
      kind: row.kind,
      ownerId: row.owner_id,
      companyId: row.company_id,
      groupId: row.group_id,
    },
    balance: row.balance,
    held: row.held,
    available: row.available,
    tier: row.tier,
    totalSpent: row.total_spent,
    totalToppedUp: row.total_topped_up,
    updatedAt: row.updated_at,
  };
}

/** The money in the answer of users/me. */
export async function payerSummaryForUser(db: Database, userId: string): Promise<PayerSummary | undefined> {
  const [balance, tiers] = await Promise.all([payerBalanceForUser(db, userId), listTiers(db)]);
  if (!balance) return undefined;
  return { ...balance, tierProgress: tierProgress(tiers, balance.tier, balance.totalToppedUp) };
}

import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { MEANS_COLUMNS, type Means, type MeansRow, meansOf, monthOfSpender } from './means.ts';
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
  /** How many people spend from it; null on a personal account. */
  readonly people: number | null;
  readonly means: Means;
}

export type PayerSummary = PayerBalance & { readonly tierProgress: TierProgress };

interface Row extends MeansRow {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly owner_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
  readonly tier: string;
  readonly updated_at: Date;
  readonly people: number | null;
}

/**
 * The payer that a user spends from. Everybody's page asks often, so the people of a company are counted by an index
 * alone: whoever is deleted has left it.
 */
export async function payerBalanceForUser(db: Database, userId: string): Promise<PayerBalance | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.name, p.owner_id, p.group_id, p.company_id, p.tier, b.updated_at, ${sql.raw(MEANS_COLUMNS)},
      case p.kind
        when 'group' then (select count(*)::integer from group_members g where g.group_id = p.group_id)
        when 'company' then (select count(*)::integer from company_members c where c.company_id = p.company_id)
      end as people
    from who_pays w join payers p on p.id = w.payer_id join payer_balances b on b.payer_id = p.id
      ${sql.raw(monthOfSpender('w.user_id'))}
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
    people: row.people,
    means: meansOf(row),
  };
}

/** The money in the answer of users/me. */
export async function payerSummaryForUser(db: Database, userId: string): Promise<PayerSummary | undefined> {
  const [balance, tiers] = await Promise.all([payerBalanceForUser(db, userId), listTiers(db)]);
  if (!balance) return undefined;
  return { ...balance, tierProgress: tierProgress(tiers, balance.tier, balance.totalToppedUp) };
}

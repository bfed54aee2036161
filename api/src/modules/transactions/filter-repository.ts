import type { Direction } from '@cabinet/kernel/core/payments';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { EntryKind, PayerKind } from '#db/schema.ts';
import { seesRowsOfOthers } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { type Found, foundCondition } from './found-repository.ts';

/** Postings that one index reaches: those of a payer, of a person, of a payer without a person, or what a text finds. */
export interface Branch {
  readonly payerId?: string | undefined;
  readonly userId?: string | undefined;
  readonly isNobody?: boolean | undefined;
  /** What a searched text narrows them to. */
  readonly found?: Found | undefined;
}

/** A person whose money a list is about. */
export interface Payer {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
}

/** A payer of a list, and whether the list shows its movements that name others or nobody. */
export type ListedPayer = Payer & { readonly isWhole: boolean };

export interface TransactionFilter {
  readonly branches: readonly Branch[];
  /** All payers of the list before filtering. Undefined means everybody. */
  readonly payers: readonly Payer[] | undefined;
  /** All rows name the reader, before filtering. */
  readonly isOwn: boolean;
  /** Undefined means any. */
  readonly types: readonly EntryKind[] | undefined;
  readonly direction: Direction | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly modelId: string | undefined;
}

/** The payers of a list. My own list has those from which I have ever spent, and my own payer. */
export async function findPayers(
  db: Database,
  session: Session,
  scope: 'user' | 'company' | 'group',
): Promise<ListedPayer[]> {
  const { userId, companyId } = session;
  const condition = {
    user: sql`p.user_id = ${userId} or p.id in (select d.payer_id from ledger_user_days d where d.user_id = ${userId})`,
    company: sql`p.company_id = ${companyId}::uuid`,
    group: sql`p.group_id = (select group_id from group_members where user_id = ${userId})`,
  }[scope];
  const { rows } = await sql<ListedPayer>`
    select p.id, p.kind, p.name, ${seesRowsOfOthers(session)} as "isWhole" from payers p where ${condition}
    order by case p.kind when 'user' then 1 when 'group' then 2 else 3 end, p.id`.execute(db);
  return rows;
}

/** The payers from which a person has ever spent. */
export async function findSpentFrom(db: Database, userId: string): Promise<string[]> {
  const payers = await db
    .selectFrom('ledger_user_days')
    .select('payer_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return payers.map(({ payer_id }) => payer_id);
}

export function branchCondition({ payerId, userId, isNobody, found }: Branch): RawBuilder<unknown> {
  return all([
    sql`p.payer_id is not null`,
    ...(payerId === undefined ? [] : [sql`p.payer_id = ${payerId}`]),
    ...(userId === undefined ? [] : [sql`p.user_id = ${userId}`]),
    ...(isNobody ? [sql`p.user_id is null`] : []),
    ...(found ? [foundCondition(found)] : []),
  ]);
}

/** All conditions of a filter, except its branches and its types. */
export function rowCondition(filter: TransactionFilter): RawBuilder<unknown> {
  const { direction, from, to, modelId } = filter;
  return all([
    ...(direction === 'in' ? [sql`p.amount > 0`] : []),
    ...(direction === 'out' ? [sql`p.amount < 0`] : []),
    ...(from ? [sql`p.created_at >= ${from}`] : []),
    ...(to ? [sql`p.created_at < ${to}`] : []),
    ...(modelId === undefined ? [] : [sql`p.model_id = ${modelId}`]),
  ]);
}

/**
 * Types are literals in the statement (they come from a closed set), so that the planner can choose a partial index.
 */
export function typeCondition(types: readonly EntryKind[] | undefined): RawBuilder<unknown> {
  if (!types) return sql`true`;
  if (types.length === 0) return sql`false`;
  return sql`p.type in (${sql.join(types.map((type) => sql.lit(type)))})`;
}

export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

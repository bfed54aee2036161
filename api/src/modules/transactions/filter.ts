import type { Direction } from '@cabinet/kernel/core/payments';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { EntryKind, PayerKind } from '../../db/schema.ts';
import type { Session } from '../../lib/sessions/session.ts';
import { likePattern, type Range } from '../../lists/index.ts';
import { parseTransactionNumber } from './transaction-number.ts';

/** Whose transactions a list shows. */
export type TransactionScope = 'all' | 'user' | 'company' | 'group';

/** What the address asks for. */
type Query = {
  type?: EntryKind[];
  direction?: Direction;
  period?: Range<Date>;
  user_id?: string;
  payer_id?: string;
  model_id?: string;
  q: string | undefined;
};

/** Postings that one walk of an index reaches: of a payer, of a person, or of a payer that name nobody. */
export type Branch = { payerId?: string; userId?: string; isNobody?: true };

/** Somebody whose money a list is about. */
export type Payer = { id: string; kind: PayerKind; name: string };

export type TransactionFilter = {
  branches: Branch[];
  /** Whose money the list can be about, whatever the filter; undefined: everybody's. */
  payers: Payer[] | undefined;
  /** Undefined: any. */
  types: EntryKind[] | undefined;
  direction: Direction | undefined;
  from: Date | undefined;
  to: Date | undefined;
  modelId: string | undefined;
  q: string | undefined;
};

/** The types that a direction can have: a charge never comes in, a top-up never goes out. */
export const BY_DIRECTION: Record<Direction, readonly EntryKind[]> = {
  in: ['topup', 'bonus', 'refund', 'adjustment', 'reversal'],
  out: ['charge', 'refund', 'adjustment', 'reversal'],
};

export async function readFilter(
  db: Database,
  session: Session,
  scope: TransactionScope,
  query: Query,
): Promise<TransactionFilter> {
  const { type: types, direction, period, model_id: modelId, q } = query;
  const possible = direction === undefined ? undefined : BY_DIRECTION[direction];
  const payers = await payersOf(db, session, scope);
  const branches = narrow(branchesOf(session, scope, payers), query);
  return {
    branches: modelId ? await byPayer(db, branches) : branches,
    payers,
    types: possible ? possible.filter((type) => !types || types.includes(type)) : types,
    direction,
    from: period?.from,
    to: period?.to,
    modelId,
    q,
  };
}

/**
 * Mine is what names me, and what my own payer received or lost with nobody named. The company's and the group's are
 * their payer's. Somebody in none has no branch, and so no row.
 */
function branchesOf(
  { userId }: Session,
  scope: TransactionScope,
  payers: readonly Payer[] | undefined,
): Branch[] {
  if (payers === undefined) return [{}];
  if (scope !== 'user') return payers.map(({ id }) => ({ payerId: id }));
  const own = payers.filter(({ kind }) => kind === 'user');
  return [{ userId }, ...own.map(({ id }) => ({ payerId: id, isNobody: true as const }))];
}

/** The payers that a list can be about; in mine, all that I have ever spent from, and my own. */
async function payersOf(
  db: Database,
  { userId, companyId }: Session,
  scope: TransactionScope,
): Promise<Payer[] | undefined> {
  if (scope === 'all') return undefined;
  const condition = {
    user: sql`p.user_id = ${userId} or p.id in (select d.payer_id from ledger_user_days d where d.user_id = ${userId})`,
    company: sql`p.company_id = ${companyId}::uuid`,
    group: sql`p.group_id = (select group_id from group_members where user_id = ${userId})`,
  }[scope];
  const { rows } = await sql<Payer>`select p.id, p.kind, p.name from payers p where ${condition}
    order by case p.kind when 'user' then 1 when 'group' then 2 else 3 end, p.id`.execute(db);
  return rows;
}

/** The filters by payer and by person make a branch narrower; one that they contradict is gone. */
function narrow(branches: readonly Branch[], { payer_id: payerId, user_id: userId }: Query): Branch[] {
  return branches.flatMap((branch) => {
    if (payerId !== undefined && branch.payerId !== undefined && branch.payerId !== payerId) return [];
    if (
      userId !== undefined &&
      (branch.isNobody || (branch.userId !== undefined && branch.userId !== userId))
    )
      return [];
    return [
      {
        ...branch,
        ...(payerId === undefined ? {} : { payerId }),
        ...(userId === undefined ? {} : { userId }),
      },
    ];
  });
}

/** The index of a model's transactions is by payer: a person's are looked for under each payer they have spent from. */
async function byPayer(db: Database, branches: readonly Branch[]): Promise<Branch[]> {
  const split = branches.map(async (branch): Promise<Branch[]> => {
    if (branch.userId === undefined || branch.payerId !== undefined) return [branch];
    const payers = await db
      .selectFrom('ledger_user_days')
      .select('payer_id')
      .distinct()
      .where('user_id', '=', branch.userId)
      .execute();
    return payers.map(({ payer_id: payerId }) => ({ ...branch, payerId }));
  });
  return (await Promise.all(split)).flat();
}

export function branchCondition({ payerId, userId, isNobody }: Branch): RawBuilder<unknown> {
  return all([
    sql`p.payer_id is not null`,
    ...(payerId === undefined ? [] : [sql`p.payer_id = ${payerId}`]),
    ...(userId === undefined ? [] : [sql`p.user_id = ${userId}`]),
    ...(isNobody ? [sql`p.user_id is null`] : []),
  ]);
}

/** The postings, with the entry beside each where its text is looked for. */
export function postings({ q }: TransactionFilter): RawBuilder<unknown> {
  return q === undefined
    ? sql`ledger_postings p`
    : sql`ledger_postings p join ledger_entries t on t.id = p.entry_id`;
}

/** Everything of a filter but its branch and its types. */
export function rowCondition(filter: TransactionFilter): RawBuilder<unknown> {
  const { payers, direction, from, to, modelId, q } = filter;
  return all([
    ...(direction === 'in' ? [sql`p.amount > 0`] : []),
    ...(direction === 'out' ? [sql`p.amount < 0`] : []),
    ...(from ? [sql`p.created_at >= ${from}`] : []),
    ...(to ? [sql`p.created_at < ${to}`] : []),
    ...(modelId === undefined ? [] : [sql`p.model_id = ${modelId}`]),
    ...(q === undefined ? [] : [textCondition(q, payers === undefined)]),
  ]);
}

/** Types come from a closed set, so they stand in the statement itself: the planner sees which index is enough. */
export function typeCondition(types: readonly EntryKind[] | undefined): RawBuilder<unknown> {
  if (!types) return sql`true`;
  if (types.length === 0) return sql`false`;
  return sql`p.type in (${sql.join(types.map((type) => sql.lit(type)))})`;
}

/** No transaction shows an e-mail; only people who see everybody's know them from elsewhere. */
function textCondition(q: string, seesEverybodys: boolean): RawBuilder<unknown> {
  const pattern = likePattern(q);
  const email = seesEverybodys ? sql`or u.email ilike ${pattern}` : sql``;
  const number = parseTransactionNumber(q);
  return sql`(t.description ilike ${pattern} or t.reason ilike ${pattern} or t.document_number ilike ${pattern}
    or t.document_id = ${q} or p.model_id in (select m.id from models m where m.name ilike ${pattern} or m.id ilike ${pattern})
    or p.payer_id in (select y.id from payers y where y.name ilike ${pattern})
    or p.user_id in (select u.id from users u where u.display_name ilike ${pattern} ${email})
    ${number === undefined ? sql`` : sql`or p.number = ${number}`})`;
}

export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

import {
  type Direction,
  PAYER_KIND,
  TRANSACTION_TYPE,
  TRANSACTION_TYPES,
} from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import type { EntryKind } from '#db/schema.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { Range } from '#lists/index.ts';
import {
  type Branch,
  findPayers,
  findSpentFrom,
  type ListedPayer,
  type Payer,
  type TransactionFilter,
} from './filter-repository.ts';
import { findText } from './find-text.ts';

/** Whose transactions a list shows. */
export type TransactionScope = 'all' | 'user' | 'company' | 'group';

/** The filter in the address of a request. */
interface Query {
  readonly type?: readonly EntryKind[];
  readonly direction?: Direction;
  readonly period?: Range<Date>;
  readonly user_id?: string;
  readonly payer_id?: string;
  readonly model_id?: string;
  readonly q: string | undefined;
}

/** The types that may have either direction. */
export const EITHER: readonly EntryKind[] = typesThat('either');

/** The types of each direction. A charge is never income, and a top-up is never spending. */
export const BY_DIRECTION: Record<Direction, readonly EntryKind[]> = {
  in: typesThat('in', 'either'),
  out: typesThat('out', 'either'),
};

function typesThat(...go: readonly (Direction | 'either')[]): EntryKind[] {
  return TRANSACTION_TYPES.filter((type) => go.includes(TRANSACTION_TYPE[type].direction));
}

export async function readFilter(
  db: Database,
  session: Session,
  scope: TransactionScope,
  query: Query,
): Promise<TransactionFilter> {
  if (scope === 'all') return filterOfAll(db, query);
  const listed = await findPayers(db, session, scope);
  const payers = listed.map(({ id, kind, name }) => ({ id, kind, name }));
  return toFilter(db, payers, branchesOf(session, scope, listed), query);
}

/** The filter of everybody's transactions. */
export function filterOfAll(db: Database, query: Query): Promise<TransactionFilter> {
  return toFilter(db, undefined, [{}], query);
}

async function toFilter(
  db: Database,
  payers: readonly Payer[] | undefined,
  all: readonly Branch[],
  query: Query,
): Promise<TransactionFilter> {
  const { type: types, direction, period, model_id: modelId, q } = query;
  const possible = direction === undefined ? undefined : BY_DIRECTION[direction];
  const narrowed = narrow(all, query);
  const branches = modelId ? await byPayer(db, narrowed) : narrowed;
  const found = q === undefined ? [undefined] : await findText(db, q, payers);
  return {
    branches: branches.flatMap((branch) => found.map((each) => ({ ...branch, found: each }))),
    payers,
    isOwn: all.every(({ userId }) => userId !== undefined),
    types: possible ? possible.filter((type) => !types || types.includes(type)) : types,
    direction,
    from: period?.from,
    to: period?.to,
    modelId,
  };
}

/**
 * My list has the postings that name me, and those of my own payer that name nobody. The company's and the group's list
 * have their payer's postings: all of them for whoever may see those of others, else those that name me. Somebody
 * without such a payer has no branches, and so no rows.
 */
function branchesOf(
  { userId }: Session,
  scope: Exclude<TransactionScope, 'all'>,
  payers: readonly ListedPayer[],
): Branch[] {
  if (scope !== 'user')
    return payers.map(({ id, isWhole }) => ({ payerId: id, ...(isWhole ? {} : { userId }) }));
  const own = payers.filter(({ kind }) => !PAYER_KIND[kind].isShared);
  return [{ userId }, ...own.map(({ id }) => ({ payerId: id, isNobody: true }))];
}

/** Narrows the branches by payer and person, and drops those that contradict the filters. */
function narrow(branches: readonly Branch[], { payer_id, user_id }: Query): Branch[] {
  return branches
    .map(({ payerId = payer_id, userId = user_id, isNobody }) => ({ payerId, userId, isNobody }))
    .filter(({ payerId, userId, isNobody }) => {
      const isNamed = isNobody && userId !== undefined;
      return !isNamed && payerId === (payer_id ?? payerId) && userId === (user_id ?? userId);
    });
}

/** The index by model begins with the payer, so a person's branch is split by the payers from which they have spent. */
async function byPayer(db: Database, branches: readonly Branch[]): Promise<Branch[]> {
  const split = branches.map(async (branch): Promise<Branch[]> => {
    if (branch.userId === undefined || branch.payerId !== undefined) return [branch];
    const payers = await findSpentFrom(db, branch.userId);
    return payers.map((payerId) => ({ ...branch, payerId }));
  });
  return (await Promise.all(split)).flat();
}

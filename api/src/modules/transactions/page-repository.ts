import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { EntryKind } from '#db/schema.ts';
import type { Position } from '#lists/index.ts';
import { BY_DIRECTION } from './filter.ts';
import {
  type Branch,
  branchCondition,
  rowCondition,
  type TransactionFilter,
  typeCondition,
} from './filter-repository.ts';
import { walkOf } from './found-repository.ts';
import { selectRows, type TransactionRow } from './repository.ts';

/** Most postings are charges, so the indexes by type leave them out. */
const UNINDEXED: EntryKind = 'charge';

interface PageOrder {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly offset?: number;
}

/**
 * A page of transactions. Each branch (and each type except the charge) scans its own index from the cursor and stops
 * after one page, so every depth costs the same. Only the rows of the page are joined.
 */
export async function readPage(
  db: Database,
  filter: TransactionFilter,
  { direction, limit, after, offset = 0 }: PageOrder,
): Promise<TransactionRow[]> {
  if (filter.branches.length === 0 || filter.types?.length === 0) return [];
  const order = direction === 'desc' ? sql`p.created_at desc, p.id desc` : sql`p.created_at, p.id`;
  const cursor = after
    ? sql`and (p.created_at, p.id) ${direction === 'desc' ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const walks = filter.branches.flatMap((branch) =>
    walkTypes(filter, branch).map((types) =>
      walkOf(branch.found, {
        order,
        limit: limit + offset,
        where: (found) =>
          sql`${branchCondition({ ...branch, found })} and ${typeCondition(types)} and ${rowCondition(filter)} ${cursor}`,
      }),
    ),
  );
  const { rows } = await selectRows(
    sql`(select * from (${sql.join(walks, sql` union all `)}) p order by ${order} limit ${limit} offset ${offset}) p`,
    sql`order by ${order}`,
  ).execute(db);
  return rows;
}

/**
 * One scan per type, where types have their own index. All income of a payer or a person has an index too. The planner
 * uses it only when the types, which are redundant then, are left out.
 */
function walkTypes(
  { types, direction }: TransactionFilter,
  branch: Branch,
): (readonly EntryKind[] | undefined)[] {
  if (!types || types.includes(UNINDEXED)) return [types];
  const isOfSomebody = branch.payerId !== undefined || branch.userId !== undefined;
  const isAllIncome = direction === 'in' && BY_DIRECTION.in.every((type) => types.includes(type));
  return isOfSomebody && isAllIncome ? [undefined] : types.map((type) => [type]);
}

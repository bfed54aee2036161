import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { EntryKind, PayerKind } from '../../db/schema.ts';
import type { Position } from '../../lists/index.ts';
import {
  type Branch,
  BY_DIRECTION,
  branchCondition,
  postings,
  rowCondition,
  type TransactionFilter,
  typeCondition,
} from './filter.ts';

export type TransactionRow = {
  id: string;
  number: number;
  entry_id: string;
  type: EntryKind;
  amount: string;
  balance_after: string;
  created_at: Date;
  /** `created_at` to the microsecond: JavaScript's own time would skip rows. */
  at: string;
  payer_id: string;
  payer_kind: PayerKind;
  payer_name: string;
  payer_group_id: string | null;
  payer_company_id: string | null;
  payer_user_id: string | null;
  payer_owner_id: string | null;
  user_id: string | null;
  user_name: string | null;
  model_id: string | null;
  model_name: string | null;
  document_type: string | null;
  document_id: string | null;
  document_number: string | null;
  request_number: number | null;
  original_number: number | null;
  description: string;
  reason: string | null;
  is_reversed: boolean;
};

type PageOrder = {
  direction: 'asc' | 'desc';
  limit: number;
  after?: Position | undefined;
  offset?: number;
};

const AT = sql`to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * A page of transactions. Each branch (and each type but the charge) walks its own index from the cursor on and stops
 * after a page, so that the cost is that of a page at any depth; only the rows of the page are joined.
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
    walkTypes(filter, branch).map(
      (types) => sql`(select p.* from ${postings(filter)}
        where ${branchCondition(branch)} and ${typeCondition(types)} and ${rowCondition(filter)} ${cursor}
        order by ${order} limit ${limit + offset})`,
    ),
  );
  const { rows } = await selectRows(
    sql`(select * from (${sql.join(walks, sql` union all `)}) p order by ${order} limit ${limit} offset ${offset}) p`,
    sql`order by ${order}`,
  ).execute(db);
  return rows;
}

export async function findRow(db: Database, id: string): Promise<TransactionRow | undefined> {
  const { rows } = await selectRows(
    sql`(select * from ledger_postings where id = ${id} and payer_id is not null) p`,
  ).execute(db);
  return rows[0];
}

/**
 * One walk a type, where the types have an index of their own. All income of a payer or a person is one walk of its own
 * index: without the types beside it, which say nothing more, the planner sees that.
 */
function walkTypes({ types, direction }: TransactionFilter, branch: Branch): (EntryKind[] | undefined)[] {
  if (!types || types.includes('charge')) return [types];
  const isOfSomebody = branch.payerId !== undefined || branch.userId !== undefined;
  const isAllIncome = direction === 'in' && BY_DIRECTION.in.every((type) => types.includes(type));
  return isOfSomebody && isAllIncome ? [undefined] : types.map((type) => [type]);
}

function selectRows(from: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``) {
  return sql<TransactionRow>`
    select p.id, p.number, p.entry_id, p.type, p.amount, p.balance_after, p.created_at, ${AT} as at,
      p.payer_id, y.kind as payer_kind, y.name as payer_name, y.group_id as payer_group_id,
      y.company_id as payer_company_id, y.user_id as payer_user_id, y.owner_id as payer_owner_id,
      p.user_id, u.display_name as user_name, p.model_id, m.name as model_name,
      e.document_type, e.document_id, e.document_number, r.number as request_number, o.number as original_number,
      e.description, e.reason,
      exists (select from ledger_entries x where x.original_id = e.id and x.kind = 'reversal') as is_reversed
    from ${from}
    join ledger_entries e on e.id = p.entry_id
    join payers y on y.id = p.payer_id
    left join users u on u.id = p.user_id
    left join models m on m.id = p.model_id
    left join payment_requests r
      on r.id = case when e.document_type = 'payment_request' then e.document_id::uuid end
    left join ledger_postings o on o.entry_id = e.original_id and o.payer_id is not null
    ${tail}`;
}

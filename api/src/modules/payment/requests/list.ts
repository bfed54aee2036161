import { fromWire, sumMoney, toWire } from '@cabinet/kernel/core/money';
import { OPEN_STATUSES, PAYMENT_METHODS, REQUEST_STATUSES } from '@cabinet/kernel/core/payments';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../../db/index.ts';
import type { PaymentRequestStatus } from '../../../db/ledger-schema.ts';
import { groupOf, viewerOf } from '../../../lib/ledger/index.ts';
import {
  checkAmounts,
  likePattern,
  readPage,
  readPeriod,
  readSet,
  readSort,
  type Sort,
} from '../../../lib/list-query.ts';
import type { Session } from '../../../lib/sessions/session.ts';
import { eachRow } from '../../../lib/table-export/index.ts';
import { parseRequestNumber } from '../human-number.ts';
import { type RequestRow, requests, selectRequest } from '../repository.ts';
import { toRequestDto } from './request-dto.ts';
import type { RequestListData, RequestListQuery } from './schemas.ts';

/** Whose requests a list shows. */
export type RequestScope = 'all' | 'my' | 'company' | 'group';

type Query = Omit<Static<typeof RequestListQuery>, 'page' | 'limit' | 'sort'>;
type Requests = ReturnType<typeof requests>;

const SORT_FIELDS = ['created_at', 'amount', 'status', 'number', 'paid_at', 'expires_at', 'method'] as const;
const NEWEST_FIRST: Sort<(typeof SORT_FIELDS)[number]> = { field: 'created_at', direction: 'desc' };
const EXPORT_PAGE = 1000;

export async function listRequests(
  db: Database,
  session: Session,
  scope: RequestScope,
  query: Static<typeof RequestListQuery>,
): Promise<Static<typeof RequestListData>> {
  const { page, limit, offset } = readPage(query);
  const filtered = await filter(db, session, scope, query);
  const [viewer, rows, statuses] = await Promise.all([
    viewerOf(db, session),
    ordered(filtered, query.sort).limit(limit).offset(offset).execute(),
    filtered
      .select([
        'r.status',
        sql<number>`count(*)::integer`.as('count'),
        sql<string>`sum(r.amount)`.as('amount'),
      ])
      .groupBy('r.status')
      .execute(),
  ]);
  return {
    items: rows.map((row) => toRequestDto(row, viewer)),
    total: statuses.reduce((total, { count }) => total + count, 0),
    page,
    limit,
    next_cursor: null,
    totals: totalsOf(statuses),
  };
}

type StatusSum = { status: PaymentRequestStatus; count: number; amount: string };

/** A sum over all statuses would add what was never paid to what was. */
function totalsOf(sums: readonly StatusSum[]): Static<typeof RequestListData>['totals'] {
  const of = (...wanted: PaymentRequestStatus[]) =>
    toWire(sumMoney(sums.filter(({ status }) => wanted.includes(status)).map((sum) => fromWire(sum.amount))));
  return {
    paid: of('paid'),
    open: of(...OPEN_STATUSES),
    by_status: REQUEST_STATUSES.flatMap((status) =>
      sums
        .filter((sum) => sum.status === status)
        .map(({ count, amount }) => ({ status, count, amount: toWire(fromWire(amount)) })),
    ),
  };
}

/** Every row of the filter, the newest number first, and how many they are: one page in memory, none twice, none missed. */
export async function allRequests(
  db: Database,
  session: Session,
  scope: RequestScope,
  query: Query,
): Promise<{ rows: AsyncGenerator<RequestRow>; total: number }> {
  const filtered = await filter(db, session, scope, query);
  const { total } = await filtered
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = eachRow<RequestRow>(EXPORT_PAGE, (after, limit) =>
    selectRequest(after ? filtered.where('r.number', '<', after.number) : filtered)
      .orderBy('r.number', 'desc')
      .limit(limit)
      .execute(),
  );
  return { rows, total };
}

function ordered(filtered: Requests, sort: string | undefined) {
  const { field, direction } = readSort(sort, SORT_FIELDS, NEWEST_FIRST);
  return selectRequest(filtered)
    .orderBy(`r.${field}`, (order) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('r.id', direction);
}

async function filter(db: Database, session: Session, scope: RequestScope, query: Query): Promise<Requests> {
  const statuses = readSet('status', query.status, REQUEST_STATUSES);
  const methods = readSet('method', query.method, PAYMENT_METHODS);
  const { from, to } = readPeriod(query);
  checkAmounts({ from: query.amount_from, to: query.amount_to });
  const groupId = scope === 'group' ? await groupOf(db, session.userId) : null;
  return requests(db).where((eb) => {
    const conditions: Expression<SqlBool>[] = [];
    if (scope === 'my') conditions.push(eb('r.user_id', '=', session.userId));
    // Somebody in no company sees nothing: nothing is equal to null.
    if (scope === 'company')
      conditions.push(eb('p.company_id', '=', sql<string>`${session.companyId}::uuid`));
    if (scope === 'group') conditions.push(eb('p.group_id', '=', sql<string>`${groupId}::uuid`));
    if (statuses) conditions.push(eb('r.status', 'in', statuses));
    if (methods) conditions.push(eb('r.method', 'in', methods));
    if (from) conditions.push(eb('r.created_at', '>=', from));
    if (to) conditions.push(eb('r.created_at', '<', to));
    if (query.amount_from !== undefined) conditions.push(eb('r.amount', '>=', query.amount_from));
    if (query.amount_to !== undefined) conditions.push(eb('r.amount', '<=', query.amount_to));
    if (query.payer_id !== undefined) conditions.push(eb('r.payer_id', '=', query.payer_id));
    if (query.user_id !== undefined) conditions.push(eb('r.user_id', '=', query.user_id));
    if (query.q !== undefined && query.q.trim() !== '') {
      const pattern = likePattern(query.q);
      const number = parseRequestNumber(query.q);
      conditions.push(
        eb.or([
          eb('p.name', 'ilike', pattern),
          eb('u.display_name', 'ilike', pattern),
          // What is not shown cannot be found either: see visibleEmail.
          eb.and([
            eb('u.email', 'ilike', pattern),
            scope === 'group'
              ? eb.or([eb('r.user_id', '=', session.userId), eb('p.owner_id', '=', session.userId)])
              : eb.lit(true),
          ]),
          eb('r.bank_reference', 'ilike', pattern),
          eb('r.provider_operation_id', 'ilike', pattern),
          eb('r.reject_reason', 'ilike', pattern),
          ...(number === undefined ? [] : [eb('r.number', '=', number)]),
        ]),
      );
    }
    return eb.and(conditions);
  });
}

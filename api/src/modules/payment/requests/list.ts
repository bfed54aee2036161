import { fromWire, sumMoney, toWire } from '@cabinet/kernel/core/money';
import {
  OPEN_STATUSES,
  PAYMENT_METHOD,
  PAYMENT_METHODS,
  type PaymentRequestStatus,
  REQUEST_STATUS_LABEL,
  REQUEST_STATUSES,
} from '@cabinet/kernel/core/payments';
import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { type CompanyFacts, companyFacts } from '#lib/companies/verified.ts';
import { LIST_PERMISSIONS, seesRowsOfOthers, viewerOf } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import {
  amounts,
  type Condition,
  defineList,
  fourLists,
  id,
  type ListReader,
  moneyCell,
  period,
  setOf,
  tableRows,
} from '#lists/index.ts';
import { managesRequests } from '../access.ts';
import { requests, selectRequest } from '../repository.ts';
import { foundRequests } from './found-repository.ts';
import { toRequestDto } from './request-dto.ts';
import { RequestSchema, RequestTotals } from './schemas.ts';

type Scope = 'all' | 'my' | 'company' | 'group';

/** Each order has an index, because a list of all may hold hundreds of thousands of rows. */
export const REQUEST_SORTS = {
  created_at: 'r.created_at',
  amount: 'r.amount',
  status: 'r.status',
  number: 'r.number',
  paid_at: { nullable: 'r.paid_at' },
  expires_at: 'r.expires_at',
  method: 'r.method',
};

const methodCell = ({ method, without_invoice: isTransfer }: Static<typeof RequestSchema>) =>
  isTransfer ? 'Перевод без счёта' : PAYMENT_METHOD[method].label;

export const requestLists = defineList({
  tag: 'payment',
  routes: fourLists({
    path: '/payment/requests',
    noun: 'payment request',
    own: 'my',
    permissions: LIST_PERMISSIONS.requests,
  }),
  item: RequestSchema,
  totals: { totals: RequestTotals },
  search: 'Number, sum, document or operation of the bank; payer or author',
  filters: {
    status: setOf(REQUEST_STATUSES, 'r.status'),
    method: setOf(PAYMENT_METHODS, 'r.method'),
    period: period('r.created_at'),
    amount: amounts('amount', 'r.amount'),
    payer_id: id('r.payer_id'),
    user_id: id('r.user_id'),
  },
  sorts: REQUEST_SORTS,
  async find(reader, { q, where }) {
    const { db, session } = reader;
    const viewer = await viewerOf(db, session);
    const scope = scopeCondition(reader, viewer.groupId);
    const found = q === undefined ? sql<SqlBool>`true` : foundRequests(q, reader.scope);
    const matching = sql<SqlBool>`(${scope}) and (${where}) and (${found})`;
    return {
      ...tableRows({
        from: requests(db).where(matching),
        select: (each) =>
          selectRequest(each).select(
            (managesRequests(session) ? companyFacts : sql<CompanyFacts | null>`null::json`).as('company'),
          ),
        id: 'r.id',
        toItem: (row) => toRequestDto(row, viewer),
      }),
      readTotals: () => readTotals(db, matching),
      isOwn: () => seesOnlyOwn(reader, viewer.groupId),
    };
  },
  file: {
    sheet: 'Заявки',
    name: 'payment-requests',
    reading: {
      all: 'payment_request.export',
      my: 'own',
      company: 'payment_request.export',
      group: 'payment_request.export',
    },
    columns: [
      { title: 'Номер', kind: 'text', cell: ({ number }) => number },
      { title: 'Создана', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
      { title: 'Способ', kind: 'text', cell: methodCell },
      { title: 'Статус', kind: 'text', cell: ({ status }) => REQUEST_STATUS_LABEL[status] },
      { title: 'Сумма, ₽', kind: 'number', cell: ({ amount }) => moneyCell(amount) },
      { title: 'Плательщик', kind: 'text', cell: ({ payer }) => payer.name },
      { title: 'Автор', kind: 'text', cell: ({ user }) => user.display_name },
      { title: 'Почта автора', kind: 'text', cell: ({ user }) => user.email },
      { title: 'Оплачена', kind: 'date', cell: ({ paid_at }) => paid_at && new Date(paid_at) },
      { title: 'Операция провайдера', kind: 'text', cell: (request) => request.provider_operation_id },
      { title: 'Платёжное поручение', kind: 'text', cell: ({ bank_reference }) => bank_reference },
      { title: 'Причина отказа', kind: 'text', cell: ({ reject_reason }) => reject_reason },
    ],
  },
});

/** Somebody without a company or a group sees nothing, because nothing equals null. */
function scopeCondition({ session, scope }: ListReader<Scope>, groupId: string | null): Condition {
  const mine = sql<SqlBool>`r.user_id = ${session.userId}`;
  const shown = sql`(${mine} or ${seesRowsOfOthers(session)})`;
  return {
    all: sql<SqlBool>`true`,
    my: mine,
    company: sql<SqlBool>`p.company_id = ${session.companyId}::uuid and ${shown}`,
    group: sql<SqlBool>`p.group_id = ${groupId}::uuid and ${shown}`,
  }[scope];
}

/** A member of a group who does not own it has only their own requests in its list. */
async function seesOnlyOwn(
  { db, session, scope }: ListReader<Scope>,
  groupId: string | null,
): Promise<boolean> {
  if (scope !== 'group') return false;
  const payers = await db
    .selectFrom('payers as p')
    .select(seesRowsOfOthers(session).as('isWhole'))
    .where('p.group_id', '=', groupId)
    .execute();
  return payers.every(({ isWhole }) => !isWhole);
}

/** A sum over all statuses would add money that was never paid to money that was. */
async function readTotals(
  db: Database,
  matching: Condition,
): Promise<{ readonly total: number; readonly totals: Static<typeof RequestTotals> }> {
  const sums = await db
    .selectFrom('payment_requests as r')
    // The database leaves out a left join that no condition asks about, and would read each payer of an inner one.
    .leftJoin('payers as p', 'p.id', 'r.payer_id')
    .where(matching)
    .select(['r.status', sql<number>`count(*)::integer`.as('count'), sql<string>`sum(r.amount)`.as('amount')])
    .groupBy('r.status')
    .execute();
  const of = (...wanted: readonly PaymentRequestStatus[]) =>
    toWire(sumMoney(sums.filter(({ status }) => wanted.includes(status)).map((sum) => fromWire(sum.amount))));
  return {
    total: sums.reduce((total, { count }) => total + count, 0),
    totals: {
      paid: of('paid'),
      open: of(...OPEN_STATUSES),
      by_status: REQUEST_STATUSES.flatMap((status) =>
        sums
          .filter((sum) => sum.status === status)
          .map(({ count, amount }) => ({ status, count, amount: wire(amount) })),
      ),
    },
  };
}

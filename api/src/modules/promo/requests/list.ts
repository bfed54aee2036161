import { PROMO_STATUS_LABEL, PROMO_STATUSES } from '#lib/promo-kinds.ts';
import { defineList, id, moneyCell, period, setOf } from '#lists/index.ts';
import { sourceFilter } from '../fields.ts';
import { countRequests } from './count-repository.ts';
import { type PromoRequestRow, readRequests } from './page-repository.ts';
import { PromoRequestSchema } from './schemas.ts';

const PAGE_SIZE = 50;

/** The list has a million requests, so its SQL is its own, and pages follow a cursor. */
export const requestLists = defineList({
  tag: 'promo',
  routes: [
    {
      path: '/requests',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'Promo requests; a text is counted up to 10 000 of them',
    },
  ],
  item: PromoRequestSchema,
  pageSize: PAGE_SIZE,
  search: 'Id; the beginning of an e-mail, an address or a fingerprint',
  filters: {
    period: period(),
    status: setOf(PROMO_STATUSES),
    ip: sourceFilter('ip'),
    fingerprint: sourceFilter('fingerprint'),
    cluster_id: id(),
    user_id: id(),
  },
  sorts: { created_at: 'r.created_at' },
  cursor: ({ at, id }: PromoRequestRow) => ({ at, id }),
  async find({ db }, { values: { period: range, ...values }, q }) {
    const filter = { ...values, ...range, q };
    return {
      readPage: (order) => readRequests(db, filter, order),
      readAfter: (after, limit) => readRequests(db, filter, { direction: 'desc', limit, after }),
      readTotals: async () => ({ total: await countRequests(db, filter) }),
      toItem: (row) => row,
    };
  },
  file: {
    postedTo: '/export',
    sheet: 'Промозаявки',
    name: 'promo-requests',
    reading: { all: 'promo_request.export' },
    columns: [
      { title: 'Дата', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
      { title: 'Статус', kind: 'text', cell: ({ status }) => PROMO_STATUS_LABEL[status] },
      { title: 'Причина', kind: 'text', cell: ({ reason }) => reason },
      { title: 'Код', kind: 'text', cell: ({ code }) => code },
      { title: 'Сумма, ₽', kind: 'number', cell: ({ amount }) => moneyCell(amount) },
      { title: 'Почта', kind: 'text', cell: ({ email }) => email },
      { title: 'Пользователь', kind: 'text', cell: ({ user_name }) => user_name },
      { title: 'IP-адрес', kind: 'text', cell: ({ ip }) => ip },
      { title: 'Отпечаток', kind: 'text', cell: ({ fingerprint }) => fingerprint },
      { title: 'Браузер', kind: 'text', cell: ({ user_agent }) => user_agent },
      { title: 'Кластер', kind: 'text', cell: (row) => clusterName(row.cluster_number) },
      { title: 'Номер заявки', kind: 'text', cell: ({ id }) => id },
    ],
  },
});

function clusterName(number: number | null): string | null {
  return number === null ? null : `К-${number}`;
}

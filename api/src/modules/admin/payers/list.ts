import { PAYER_KIND, PAYER_KINDS, tierName } from '@cabinet/kernel/core/payments';
import { type SqlBool, sql } from 'kysely';
import { matchesWords } from '#lib/search/matches-words.ts';
import { wire } from '#lib/wire.ts';
import {
  amounts,
  type Condition,
  defineList,
  flag,
  id,
  moneyCell,
  type PageOrder,
  pageOfIds,
  setOf,
  tableRows,
  text,
} from '#lists/index.ts';
import { findPayers, moneyAlone, moneyToSort, payers, payersAlone, selectPayer } from './repository.ts';
import { AdminPayerSchema, AdminPayerTotals } from './schemas.ts';

/**
 * Every account that holds money. A page is chosen by ids alone, from one table where that is possible, and only what
 * is shown is read whole.
 */
export const payerLists = defineList({
  tag: 'admin',
  routes: [
    {
      path: '/admin/payers',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'Every payer with its money, tier and limit',
    },
  ],
  item: AdminPayerSchema,
  totals: { totals: AdminPayerTotals },
  search: 'Name of the payer; name, e-mail or phone of its owner; id',
  filters: {
    kind: setOf(PAYER_KINDS, 'p.kind'),
    tier: text(40, 'p.tier'),
    is_active: flag('p.is_active'),
    tier_is_manual: flag('p.tier_is_manual'),
    balance: amounts('balance', 'b.balance'),
    owner_id: id('p.owner_id'),
  },
  sorts: {
    created_at: 'p.created_at',
    name: 'p.name',
    balance: 'b.balance',
    total_topped_up: 'b.total_topped_up',
    total_spent: 'b.total_spent',
  },
  async find({ db }, { q, where }) {
    const from = payers(db).where(where).where(named(q));
    const money = moneyAlone(db).where(where).where(named(q));
    const chosen = payersAlone(db).where(where).where(named(q));
    return {
      ...tableRows({ from, select: selectPayer, id: 'p.id', toItem: (payer) => payer }),
      async readPage(order: PageOrder) {
        const page = order.column.startsWith('b.')
          ? pageOfIds(moneyToSort(db, money), 'b.payer_id', order, 'asc')
          : pageOfIds(chosen, 'p.id', order);
        return findPayers(
          db,
          (await page.execute()).map((row) => row.id),
        );
      },
      readTotals: () => readTotals(money),
    };
  },
  file: {
    sheet: 'Плательщики',
    name: 'payers',
    reading: { all: 'payer.export' },
    columns: [
      { title: 'Название', kind: 'text', cell: ({ name }) => name },
      { title: 'Вид', kind: 'text', cell: ({ kind }) => PAYER_KIND[kind].label },
      { title: 'Владелец', kind: 'text', cell: ({ owner }) => owner?.display_name ?? null },
      { title: 'Почта владельца', kind: 'text', cell: ({ owner }) => owner?.email ?? null },
      { title: 'Уровень', kind: 'text', cell: ({ tier }) => tierName(tier) },
      { title: 'Уровень вручную', kind: 'text', cell: (payer) => (payer.tier_is_manual ? 'да' : 'нет') },
      { title: 'Баланс, ₽', kind: 'number', cell: ({ balance }) => moneyCell(balance) },
      { title: 'В резерве, ₽', kind: 'number', cell: ({ held }) => moneyCell(held) },
      { title: 'Кредитный лимит, ₽', kind: 'number', cell: (payer) => moneyCell(payer.credit_limit) },
      { title: 'Пополнено, ₽', kind: 'number', cell: (payer) => moneyCell(payer.total_topped_up) },
      { title: 'Потрачено, ₽', kind: 'number', cell: (payer) => moneyCell(payer.total_spent) },
      { title: 'За 30 дней, ₽', kind: 'number', cell: (payer) => moneyCell(payer.spent_30d) },
      {
        title: 'Включён',
        kind: 'text',
        cell: ({ is_active, is_closed }) => (is_closed ? 'закрыт' : is_active ? 'да' : 'нет'),
      },
      { title: 'Создан', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
    ],
  },
});

/** Finds a payer by its own name, or by its owner's name, e-mail or phone. */
function named(q: string | undefined): Condition {
  if (q === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`p.id in (
    select n.id from payers n where ${matchesWords('payer', 'n.id', q)}
    union select n.id from payers n where ${matchesWords('user', 'n.owner_id', q)})`;
}

async function readTotals(from: ReturnType<typeof moneyAlone>) {
  const { count, balance, held } = await from
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`coalesce(sum(b.balance), 0)`.as('balance'),
      sql<string>`coalesce(sum(b.held), 0)`.as('held'),
    ])
    .executeTakeFirstOrThrow();
  return { total: count, totals: { count, balance: wire(balance), held: wire(held) } };
}

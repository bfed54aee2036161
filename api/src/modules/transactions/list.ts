import { DIRECTIONS, TRANSACTION_TYPE_LABEL, TRANSACTION_TYPES } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import { defineList, fourLists, id, moneyCell, oneOf, period, setOf, text } from '#lists/index.ts';
import { balanceSight } from './balance-sight.ts';
import { readFilter } from './filter.ts';
import { readPage } from './page-repository.ts';
import type { TransactionRow } from './repository.ts';
import { TRANSACTION_TOTALS, TransactionSchema } from './schemas.ts';
import { readTotals } from './totals-repository.ts';
import { toTransactionDto } from './transaction-dto.ts';

/** Millions of rows: the SQL is its own (filter, page, totals), and pages follow a cursor. */
export const transactionLists = defineList({
  tag: 'transactions',
  routes: fourLists({
    path: '/transactions',
    noun: 'transaction',
    own: 'user',
    permissions: {
      all: 'user:manage',
      company: 'company:transactions',
      group: 'group:view_transactions',
    },
  }),
  item: TransactionSchema,
  totals: TRANSACTION_TOTALS,
  filters: {
    type: setOf(TRANSACTION_TYPES),
    direction: oneOf(DIRECTIONS, 'Направление — in или out'),
    period: period(),
    user_id: id(),
    payer_id: id(),
    model_id: text(100),
  },
  sorts: { created_at: 'p.created_at' },
  cursor: ({ at, id }: TransactionRow) => ({ at, id }),
  async find({ db, session, scope }, { values, q }) {
    const [filter, seesBalance] = await Promise.all([
      readFilter(db, session, scope, { ...values, q }),
      balanceSight(db, session, scope),
    ]);
    return {
      readPage: (order) => readPage(db, filter, order),
      readAfter: (after, limit) => readPage(db, filter, { direction: 'desc', limit, after }),
      readTotals: async () => {
        const { count, of, ...totals } = await readTotals(db, filter);
        const byPayer = (filter.payers ?? []).map((payer) => ({ payer, ...of(payer.id) }));
        return { total: count, totals, totals_by_payer: byPayer };
      },
      toItem: (row) => toTransactionDto(row, seesBalance),
    };
  },
  file: {
    sheet: 'Транзакции',
    name: 'transactions',
    columns: [
      { title: 'Номер', kind: 'text', cell: ({ number }) => number },
      { title: 'Дата', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
      { title: 'Тип', kind: 'text', cell: ({ type }) => TRANSACTION_TYPE_LABEL[type] },
      { title: 'Сумма, ₽', kind: 'number', cell: (row) => moneyCell(signed(row)) },
      { title: 'Баланс до, ₽', kind: 'number', cell: ({ balance_before }) => moneyCell(balance_before) },
      { title: 'Баланс после, ₽', kind: 'number', cell: ({ balance_after }) => moneyCell(balance_after) },
      { title: 'Плательщик', kind: 'text', cell: ({ payer }) => payer.name },
      { title: 'Пользователь', kind: 'text', cell: ({ user }) => user?.display_name ?? null },
      { title: 'Модель', kind: 'text', cell: ({ model }) => model?.name ?? null },
      { title: 'Описание', kind: 'text', cell: ({ description }) => description },
      { title: 'Основание', kind: 'text', cell: ({ reason }) => reason },
      { title: 'Документ', kind: 'text', cell: ({ document }) => document?.number ?? null },
      { title: 'Токены на входе', kind: 'number', cell: ({ tokens }) => tokens && String(tokens.input) },
      { title: 'Токены на выходе', kind: 'number', cell: ({ tokens }) => tokens && String(tokens.output) },
    ],
  },
});

type Sum = Pick<Static<typeof TransactionSchema>, 'amount' | 'direction'>;
const signed = ({ amount, direction }: Sum): string => (direction === 'out' ? `-${amount}` : amount);

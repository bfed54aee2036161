import { LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import { defineList, fourLists } from '#lists/index.ts';
import { balanceSight } from './balance-sight.ts';
import { TRANSACTIONS_FILE } from './file.ts';
import { readFilter } from './filter.ts';
import { TRANSACTION_FILTERS, TRANSACTION_SEARCH } from './filters.ts';
import { readPage } from './page-repository.ts';
import type { TransactionRow } from './repository.ts';
import { TRANSACTION_TOTALS, TransactionSchema } from './schemas.ts';
import { readTotals } from './totals-repository.ts';
import { toTransactionDto } from './transaction-dto.ts';

/** The list has millions of rows, so its SQL is its own (filter, page, totals), and pages follow a cursor. */
export const transactionLists = defineList({
  tag: 'transactions',
  routes: fourLists({
    path: '/transactions',
    noun: 'transaction',
    own: 'user',
    permissions: LIST_PERMISSIONS.transactions,
  }),
  item: TransactionSchema,
  totals: TRANSACTION_TOTALS,
  search: TRANSACTION_SEARCH,
  filters: TRANSACTION_FILTERS,
  sorts: { created_at: 'p.created_at' },
  cursor: ({ at, id }: TransactionRow) => ({ at, id }),
  async find({ db, session, scope }, { values, q }) {
    const filter = await readFilter(db, session, scope, { ...values, q });
    const seesBalance = balanceSight(session, scope);
    return {
      readPage: (order) => readPage(db, filter, order),
      readAfter: (after, limit) => readPage(db, filter, { direction: 'desc', limit, after }),
      readTotals: async () => {
        const { count, of, ...totals } = await readTotals(db, filter);
        const byPayer = (filter.payers ?? []).map((payer) => ({ payer, ...of(payer.id) }));
        return { total: count, totals, totals_by_payer: byPayer };
      },
      toItem: (row) => toTransactionDto(row, seesBalance),
      isOwn: async () => filter.isOwn,
    };
  },
  file: {
    ...TRANSACTIONS_FILE,
    reading: {
      all: 'transaction.export',
      user: 'own',
      company: 'transaction.export',
      group: 'transaction.export',
    },
  },
});

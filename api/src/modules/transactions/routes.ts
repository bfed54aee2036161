import type { ApiModule } from '../../context.ts';
import { responses, success } from '../../plugins/envelope.ts';
import { sessionOf } from '../../plugins/session.ts';
import { exportOptions, fourLists, listOptions } from '../table-export/index.ts';
import { readTransaction } from './detail.ts';
import { exportTransactions } from './export.ts';
import { listTransactions } from './list.ts';
import {
  SpendingData,
  SpendingQuery,
  TransactionDetailSchema,
  TransactionExportQuery,
  TransactionListData,
  TransactionListQuery,
  TransactionParams,
} from './schemas.ts';
import { readSpending } from './spending.ts';

const LISTS = fourLists({
  path: '/transactions',
  noun: 'transaction',
  own: 'user',
  permissions: {
    all: 'user:manage',
    company: 'company:transactions',
    group: 'group:view_transactions',
  },
});

const DEFAULT_DAYS = 30;

export const transactions: ApiModule = async (app) => {
  const { db } = app.context.connection;

  for (const list of LISTS) {
    app.get(
      list.path,
      listOptions('transactions', list, TransactionListQuery, TransactionListData),
      async (request) => success(await listTransactions(db, sessionOf(request), list.scope, request.query)),
    );
    app.get(
      `${list.path}/export`,
      exportOptions('transactions', list, TransactionExportQuery),
      (request, reply) => exportTransactions(reply, db, sessionOf(request), list.scope, request.query),
    );
  }

  app.get(
    '/transactions/:id',
    {
      config: { access: 'session' },
      schema: {
        tags: ['transactions'],
        summary: 'A transaction with its postings, its document and its price',
        params: TransactionParams,
        response: responses(TransactionDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await readTransaction(db, sessionOf(request), request.params.id)),
  );

  app.get(
    '/users/me/spending',
    {
      config: { access: 'session' },
      schema: {
        tags: ['users'],
        summary: 'Spending by day, and how long the balance lasts',
        querystring: SpendingQuery,
        response: responses(SpendingData, 'RES.001'),
      },
    },
    async (request) =>
      success(await readSpending(db, sessionOf(request), request.query.days ?? DEFAULT_DAYS)),
  );
};

import type { ApiModule } from '../../context.ts';
import { responses, success } from '../../lib/envelope.ts';
import { exportOptions, fourLists, listOptions } from '../../lib/table-export/index.ts';
import { sessionOf } from '../../plugins/session.ts';
import { readTransaction } from './detail.ts';
import { exportTransactions } from './export.ts';
import { listTransactions } from './list.ts';
import {
  TransactionDetailSchema,
  TransactionExportQuery,
  TransactionListData,
  TransactionListQuery,
  TransactionParams,
} from './schemas.ts';

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
};

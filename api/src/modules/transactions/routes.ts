import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/session.ts';
import { transactionLists } from './list.ts';
import { TransactionDetailSchema, TransactionParams } from './schemas.ts';
import { readTransaction } from './service.ts';

export const transactions: ApiModule = async (app) => {
  const { db } = app.context.connection;

  await app.register(transactionLists);

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

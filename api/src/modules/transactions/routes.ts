import { startJob } from '#lib/background-jobs/index.ts';
import { responses, success } from '#lib/envelope.ts';
import { LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import { demandRoom } from '#lists/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { countOfAll, exportTransactionsJob } from './export-job.ts';
import { transactionLists } from './list.ts';
import { ExportJobBody, ExportJobData, TransactionDetailSchema, TransactionParams } from './schemas.ts';
import { readTransaction } from './service.ts';

export const transactions: ApiModule = async (app) => {
  const { db } = app.context.connection;

  await app.register(transactionLists);

  app.post(
    '/transactions/export-jobs',
    {
      config: { access: { permission: LIST_PERMISSIONS.transactions.all }, once: 'by-key', confirms: false },
      schema: {
        tags: ['transactions'],
        summary: 'Make a file of all transactions of a filter in the background',
        body: ExportJobBody,
        response: responses(ExportJobData, 'RES.002'),
      },
    },
    async (request) => {
      const { format, filters = {} } = request.body;
      const started = await runOnce(request, db, async (trx) => {
        const total = await countOfAll(trx, filters);
        await demandRoom(format, async () => total);
        const { id } = await startJob(trx, request, exportTransactionsJob, { params: { format, filters } });
        return { job_id: id, total };
      });
      return success(started, 'Файл готовится');
    },
  );

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

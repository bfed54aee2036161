import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { LineParams, StatementSchema } from '../schemas.ts';
import { readStatement } from '../statement-dto.ts';
import { listPayersOfLine } from './list-payers.ts';
import { payLine } from './pay-line.ts';
import { PayBody, PayersOfLine, PayersQuery } from './schemas.ts';

const MANAGES_REQUESTS = { access: { permission: 'payment_request:manage' } } as const;
const tags = ['bank-statements'];

/** A transfer that nobody had an invoice for becomes a request of the payer whom staff choose. */
export const linesWithoutInvoice: ApiModule = async (app) => {
  const { connection, config } = app.context;
  const { db } = connection;

  app.get(
    '/admin/bank-statements/:id/lines/:n/payers',
    {
      config: MANAGES_REQUESTS,
      schema: {
        tags,
        summary: 'To whom a line without an invoice may be given',
        params: LineParams,
        querystring: PayersQuery,
        response: responses(PayersOfLine, 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(await listPayersOfLine(db, sessionOf(request), request.params, request.query.q)),
  );

  app.post(
    '/admin/bank-statements/:id/lines/:n/pay',
    {
      config: { ...MANAGES_REQUESTS, once: 'by-key', confirms: true },
      schema: {
        tags,
        summary: 'Give a line without an invoice to a payer, as the first of two people',
        params: LineParams,
        body: PayBody,
        response: responses(StatementSchema, 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      await payLine(app, request, request.params, request.body);
      const statement = await readStatement(db, sessionOf(request), request.params.id, config);
      return success(statement, 'Первое подтверждение записано. Второе даёт другой человек');
    },
  );
};

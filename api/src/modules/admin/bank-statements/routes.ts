import type { FastifyRequest } from 'fastify';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { confirmLines } from './confirm-lines.ts';
import { ignoreLine, restoreLine } from './ignore-line.ts';
import { statementLists } from './list.ts';
import {
  ConfirmBody,
  ConfirmData,
  IgnoreBody,
  LineParams,
  StatementParams,
  StatementSchema,
} from './schemas.ts';
import { readStatement } from './statement-dto.ts';
import { uploadRoute } from './upload-route.ts';
import { linesWithoutInvoice } from './without-invoice/routes.ts';

const MANAGES_REQUESTS = { access: { permission: 'payment_request:manage' } } as const;
const tags = ['bank-statements'];

/** Bank statements: their lines, and the payment requests that they confirm. */
export const bankStatements: ApiModule = async (app) => {
  const { connection, config } = app.context;
  const { db } = connection;
  const read = (request: FastifyRequest, id: string) => readStatement(db, sessionOf(request), id, config);
  await app.register(statementLists);
  await app.register(uploadRoute);
  await app.register(linesWithoutInvoice);

  app.get(
    '/admin/bank-statements/:id',
    {
      config: MANAGES_REQUESTS,
      schema: {
        tags,
        summary: 'A statement with what is proposed for each line',
        params: StatementParams,
        response: responses(StatementSchema, 'RES.001'),
      },
    },
    async (request) => success(await read(request, request.params.id)),
  );

  app.post(
    '/admin/bank-statements/:id/lines/:n/ignore',
    {
      config: { ...MANAGES_REQUESTS, confirms: false },
      schema: {
        tags,
        summary: 'Set a line aside',
        params: LineParams,
        body: IgnoreBody,
        response: responses(StatementSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id, n } = request.params;
      await ignoreLine(db, request, { id, n }, request.body.reason);
      return success(await read(request, id), 'Строка пропущена');
    },
  );

  app.post(
    '/admin/bank-statements/:id/lines/:n/restore',
    {
      config: { ...MANAGES_REQUESTS, confirms: false },
      schema: {
        tags,
        summary: 'Take a line up again',
        params: LineParams,
        response: responses(StatementSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { id, n } = request.params;
      await restoreLine(db, request, { id, n });
      return success(await read(request, id), 'Строка снова ждёт решения');
    },
  );

  app.post(
    '/admin/bank-statements/:id/confirm',
    {
      config: { ...MANAGES_REQUESTS, once: 'by-key', confirms: true },
      schema: {
        tags,
        summary: 'Make requests paid by lines of the statement, each apart from the others',
        params: StatementParams,
        body: ConfirmBody,
        response: responses(ConfirmData, 'RES.001', 'RES.002'),
      },
    },
    async (request) => success(await confirmLines(app, request, request.params.id, request.body.lines)),
  );
};

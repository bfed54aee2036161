import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { responses, success } from '#lib/envelope.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { payerOfRequest } from '../repository.ts';
import { RequestParams } from '../schemas.ts';
import { cancelRequest, changeStatus } from './change-status.ts';
import { requestDetail, WRITE_CODES } from './detail.ts';
import { RequestDetailSchema, StatusBody } from './schemas.ts';

/** One payment request: reading, cancelling, and its administration. */
export const requestRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/payment/requests/:id',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'A payment request and its life',
        params: RequestParams,
        response: responses(RequestDetailSchema, 'RES.001'),
      },
    },
    async (request) => success(await requestDetail(app.context, sessionOf(request), request.params.id)),
  );

  app.post(
    '/payment/requests/:id/cancel',
    {
      config: { access: 'session', confirms: false },
      schema: {
        tags: ['payment'],
        summary: 'Cancel my request while it is pending',
        params: RequestParams,
        response: responses(RequestDetailSchema, ...WRITE_CODES),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await cancelRequest(db, session, request.params.id, request);
      return success(await requestDetail(app.context, session, request.params.id), 'Заявка отменена');
    },
  );

  app.patch(
    '/payment/requests/:id/status',
    {
      config: { access: 'session', once: 'by-key', confirms: true },
      schema: {
        tags: ['payment'],
        summary: 'Move a request: an administrator with payment_request:manage, or its author to cancelled',
        params: RequestParams,
        body: StatusBody,
        response: responses(RequestDetailSchema, ...WRITE_CODES, 'AUTH.003'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const { status, reason, allow_debt: allowDebt } = request.body;
      const document = documentOf(request.body);
      const { id } = request.params;
      const payerId = await payerOfRequest(db, id);
      const change = async (trx: Database) => {
        const by = { session, rule: app.context.config, origin: request };
        await changeStatus(trx, by, id, { status, reason, allowDebt, ...document });
        return requestDetail(app.context, session, id, trx);
      };
      const changed = await runOnce(request, db, change, { payerId });
      return success(changed, textOf(status, changed));
    },
  );
};

const documentOf = (body: Static<typeof StatusBody>) => ({
  bankReference: body.bank_reference,
  paidOn: body.paid_on,
  payerAccount: body.payer_account,
  payerInn: body.payer_inn,
});

/** What a step has come to. */
function textOf(
  status: PaymentRequestStatus,
  { confirmation, two_people_reasons: why, refund_proposal: proposal }: Static<typeof RequestDetailSchema>,
): string {
  if (status === 'paid' && confirmation !== null)
    return ['Первое подтверждение записано. Второе даёт другой человек', ...why].join('. ');
  if (status === 'refunded' && proposal !== null) return PROPOSED;
  return 'Статус заявки изменён';
}

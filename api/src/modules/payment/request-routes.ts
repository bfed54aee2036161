import { type Static, Type } from 'typebox';
import type { ApiModule } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { ApiError } from '../../errors.ts';
import { errorResponses, responses, success } from '../../plugins/envelope.ts';
import { runOnce } from '../../plugins/idempotency.ts';
import { SHARED_LIMITS } from '../../plugins/rate-limit.ts';
import { sessionOf } from '../../plugins/session.ts';
import { cancelRequest, changeStatus } from './change-status.ts';
import { type CheckOutcome, checkPayment } from './check-payment.ts';
import { requestNumber } from './human-number.ts';
import { invoicePdf } from './invoice/invoice-pdf.ts';
import { readInvoice } from './invoice/read-invoice.ts';
import { payAgain } from './pay-service.ts';
import { cabinetOrigin } from './payment-form.ts';
import { providerOf } from './provider.ts';
import { accountOf } from './receive-notice.ts';
import { readableRequest } from './request-access.ts';
import { toRequestDetail } from './request-dto.ts';
import { PayData, RequestDetailSchema, RequestParams, StatusBody } from './schemas.ts';

const READ_CODES = ['AUTH.001', 'AUTH.002', 'AUTH.007', 'RES.001', 'VAL.003'] as const;
const WRITE_CODES = [...READ_CODES, 'AUTH.008', 'RES.002', 'RES.003'] as const;

const CHECKED: Record<CheckOutcome, string> = {
  credited: 'Оплата получена, деньги зачислены',
  in_progress: 'Оплата в обработке',
  failed: 'Оплата не прошла',
  not_paid: 'Оплата пока не поступила',
  mismatch: 'Оплата не совпадает с заявкой',
  closed: 'Заявка закрыта',
  unreachable: 'Платёжный сервис не отвечает. Попробуйте позже',
};

/** One payment request: reading, cancelling, paying and checking it again, its invoice, and its administration. */
export const requestRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

  async function detail(
    session: ReturnType<typeof sessionOf>,
    id: string,
    inside: Database = db,
  ): Promise<Static<typeof RequestDetailSchema>> {
    return toRequestDetail(inside, config, await readableRequest(inside, session, id), session);
  }

  app.get(
    '/payment/requests/:id',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'A payment request and its life',
        params: RequestParams,
        response: responses(RequestDetailSchema, ...READ_CODES),
      },
    },
    async (request) => success(await detail(sessionOf(request), request.params.id)),
  );

  app.post(
    '/payment/requests/:id/cancel',
    {
      config: { access: 'session' },
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
      return success(await detail(session, request.params.id), 'Заявка отменена');
    },
  );

  app.patch(
    '/payment/requests/:id/status',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'Move a request: an administrator with payment_request:manage, or its author to cancelled',
        params: RequestParams,
        body: StatusBody,
        response: responses(RequestDetailSchema, ...WRITE_CODES, 'AUTH.003', 'VAL.004', 'PAY.002'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const { status, reason, bank_reference: bankReference } = request.body;
      const { id } = request.params;
      const changed = await runOnce(request, db, async (trx) => {
        await changeStatus(trx, session, id, { status, reason, bankReference }, request);
        return detail(session, id, trx);
      });
      return success(changed, 'Статус заявки изменён');
    },
  );

  app.post(
    '/payment/requests/:id/check',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'Ask the provider what became of the payment',
        params: RequestParams,
        response: responses(RequestDetailSchema, ...WRITE_CODES, 'PAY.003'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const found = await readableRequest(db, session, request.params.id);
      if (found.method === 'invoice')
        return success(await detail(session, found.id), 'Поступление по счёту подтвердит администратор');
      const ask = providerOf(app);
      if (found.status !== 'pending' && found.status !== 'processing')
        return success(await detail(session, found.id), 'Заявка закрыта');
      if (!ask) return success(await detail(session, found.id), 'Провайдер сообщит об оплате сам');
      await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
      const outcome = await checkPayment(db, accountOf(config), ask, found);
      if (outcome === 'unreachable') throw new ApiError('SYS.002', { message: CHECKED.unreachable });
      if (outcome === 'mismatch') throw new ApiError('PAY.003', { message: CHECKED.mismatch });
      return success(await detail(session, found.id), CHECKED[outcome]);
    },
  );

  app.post(
    '/payment/requests/:id/pay',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'Pay an open request, or the same sum anew when it has ended',
        params: RequestParams,
        response: responses(PayData, ...WRITE_CODES, 'PAY.001'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
      const context = { config, session, origin: cabinetOrigin(config, request) };
      return success(await runOnce(request, db, (trx) => payAgain(trx, context, request.params.id)));
    },
  );

  app.get(
    '/payment/requests/:id/invoice.pdf',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'The invoice of a request',
        params: RequestParams,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
          ...errorResponses(...READ_CODES, 'RES.003'),
        },
      },
    },
    async (request, reply) => {
      const found = await readableRequest(db, sessionOf(request), request.params.id);
      if (found.method !== 'invoice')
        throw new ApiError('RES.003', { message: 'Счёт есть только у заявок на оплату по счёту' });
      const pdf = await invoicePdf(await readInvoice(db, config, found));
      const name = encodeURIComponent(`Счёт ${requestNumber(found.number)}.pdf`);
      reply
        .type('application/pdf')
        .header(
          'content-disposition',
          `attachment; filename="invoice-${found.number}.pdf"; filename*=UTF-8''${name}`,
        );
      return reply.send(pdf);
    },
  );
};

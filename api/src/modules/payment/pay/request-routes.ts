import type { ApiModule } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { responses, success } from '../../../lib/envelope.ts';
import { runOnce } from '../../../plugins/idempotency.ts';
import { SHARED_LIMITS } from '../../../plugins/rate-limit.ts';
import { sessionOf } from '../../../plugins/session.ts';
import { readableRequest } from '../access.ts';
import { accountOf } from '../notices/receive-notice.ts';
import { payerOfRequest } from '../repository.ts';
import { requestDetail, WRITE_CODES } from '../requests/detail.ts';
import { RequestDetailSchema } from '../requests/schemas.ts';
import { RequestParams } from '../schemas.ts';
import { type CheckOutcome, checkPayment } from './check-payment.ts';
import { cabinetOrigin } from './payment-form.ts';
import { providerOf } from './provider.ts';
import { PayData } from './schemas.ts';
import { payAgain } from './service.ts';

const CHECKED: Record<CheckOutcome, string> = {
  credited: 'Оплата получена, деньги зачислены',
  in_progress: 'Оплата в обработке',
  failed: 'Оплата не прошла',
  not_paid: 'Оплата пока не поступила',
  mismatch: 'Оплата не совпадает с заявкой',
  closed: 'Заявка закрыта',
  unreachable: 'Платёжный сервис не отвечает. Попробуйте позже',
};

/** One payment request at the provider: asking again what became of its payment, and paying it again. */
export const payRequestRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

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
        return success(
          await requestDetail(app.context, session, found.id),
          'Поступление по счёту подтвердит администратор',
        );
      const ask = providerOf(app);
      if (found.status !== 'pending' && found.status !== 'processing')
        return success(await requestDetail(app.context, session, found.id), 'Заявка закрыта');
      if (!ask)
        return success(
          await requestDetail(app.context, session, found.id),
          'Провайдер сообщит об оплате сам',
        );
      await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
      const outcome = await checkPayment(db, accountOf(config), ask, found);
      if (outcome === 'unreachable') throw new ApiError('SYS.002', { message: CHECKED.unreachable });
      if (outcome === 'mismatch') throw new ApiError('PAY.003', { message: CHECKED.mismatch });
      return success(await requestDetail(app.context, session, found.id), CHECKED[outcome]);
    },
  );

  app.post(
    '/payment/requests/:id/pay',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'Pay an open request, or start the same sum again when it has ended',
        params: RequestParams,
        response: responses(PayData, ...WRITE_CODES, 'PAY.001'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
      const context = { config, session, origin: cabinetOrigin(config, request) };
      const { id } = request.params;
      const payerId = await payerOfRequest(db, id);
      return success(await runOnce(request, db, (trx) => payAgain(trx, context, id), { payerId }));
    },
  );
};

import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import type { Session } from '#lib/sessions/session.ts';
import { cabinetOrigin } from '#plugins/cabinet-origin.ts';
import type { ApiInstance, ApiModule } from '#plugins/context.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { managesRequests, readableRequest } from '../access.ts';
import { accountOf } from '../notices/receive-notice.ts';
import { payerOfRequest, type RequestRow } from '../repository.ts';
import { requestDetail, WRITE_CODES } from '../requests/detail.ts';
import { CheckedRequestSchema } from '../requests/schemas.ts';
import { RequestParams } from '../schemas.ts';
import { type CheckOutcome, checkPayment } from './check-payment.ts';
import { providerOf } from './provider.ts';
import { PayData } from './schemas.ts';
import { payAgain, readPayData } from './service.ts';

const CHECKED: Record<CheckOutcome, string> = {
  credited: 'Оплата получена, деньги зачислены',
  in_progress: 'Оплата в обработке',
  failed: 'Оплата не прошла',
  not_paid: 'Оплата пока не поступила',
  mismatch: 'Оплата не совпадает с заявкой',
  closed: 'Заявка закрыта',
  unreachable: 'Платёжный сервис не отвечает. Попробуйте позже',
};

/** The same to staff, who ask what the provider said rather than what became of the request. */
const SAID_TO_STAFF: Record<CheckOutcome, string> = {
  credited: 'Провайдер подтвердил оплату, деньги зачислены',
  in_progress: 'Провайдер ответил: оплата в обработке',
  failed: 'Провайдер ответил: оплата отклонена',
  not_paid: 'Провайдер ответил: об оплате не знает',
  mismatch: 'Провайдер ответил об оплате, но она не совпадает с заявкой',
  closed: 'Заявка закрылась раньше ответа провайдера',
  unreachable: 'Провайдер не ответил. Попробуйте позже',
};

/** One payment request at the provider: its payment is checked, and paid again. */
export const payRequestRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

  app.post(
    '/payment/requests/:id/check',
    {
      config: { access: 'session', confirms: false },
      schema: {
        tags: ['payment'],
        summary: 'Ask the provider what became of the payment',
        params: RequestParams,
        response: responses(CheckedRequestSchema, ...WRITE_CODES, 'PAY.003'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const found = await readableRequest(db, session, request.params.id);
      const said = await checkNow(app, session, found);
      return success({ ...(await requestDetail(app.context, session, found.id)), said }, said);
    },
  );

  app.get(
    '/payment/requests/:id/form',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'How my open request is paid',
        params: RequestParams,
        response: responses(PayData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const context = { config, session: sessionOf(request), origin: cabinetOrigin(config, request) };
      return success(await readPayData(db, context, request.params.id));
    },
  );

  app.post(
    '/payment/requests/:id/pay',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
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

/** Asks the provider if there is something to ask, and says what came of it. */
async function checkNow(app: ApiInstance, session: Session, request: RequestRow): Promise<string> {
  if (!isPaidOnline(request.method)) return 'Поступление по счёту подтвердит администратор';
  if (!isOpenStatus(request.status)) return 'Заявка закрыта';
  const ask = providerOf(app);
  if (!ask) return 'Провайдер сообщит об оплате сам';
  await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
  const { config, connection } = app.context;
  const { outcome, reason } = await checkPayment(connection.db, accountOf(config), ask, request);
  const isStaff = managesRequests(session);
  const said = isStaff ? SAID_TO_STAFF[outcome] : CHECKED[outcome];
  if (outcome === 'unreachable') throw new ApiError('SYS.002', { message: said });
  if (outcome === 'mismatch')
    throw new ApiError('PAY.003', { message: isStaff && reason ? `${said}: ${reason}` : said });
  return said;
}

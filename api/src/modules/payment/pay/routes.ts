import { responses, success } from '#lib/envelope.ts';
import { cabinetOrigin } from '#plugins/cabinet-origin.ts';
import type { ApiModule } from '#plugins/context.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { readAmount } from './amount.ts';
import { choosePayer, listPayers, quoteSight } from './payers.ts';
import { quote } from './quote.ts';
import { PayBody, PayData, PayersData, QuoteBody, QuoteData } from './schemas.ts';
import { pay } from './service.ts';

const PAY_CODES = ['PAY.001', 'RES.001'] as const;

/** The way from the payment form to a request: quote, payers, opening. */
export const payRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

  app.get(
    '/payment/payers',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'Whose account I may top up, and who pays for me',
        response: responses(PayersData),
      },
    },
    async (request) => success(await listPayers(db, sessionOf(request))),
  );

  app.post(
    '/payment/quote',
    {
      config: { access: 'session', confirms: false },
      schema: {
        tags: ['payment'],
        summary: 'What a payment would do',
        body: QuoteBody,
        response: responses(QuoteData, ...PAY_CODES),
      },
    },
    async (request) => {
      const amount = readAmount(request.body.amount, config.payment);
      const session = sessionOf(request);
      const choice = await choosePayer(db, session, request.body.payer_id);
      return success(await quote(db, choice.payer, amount, quoteSight(session, choice)));
    },
  );

  app.post(
    '/payment/pay',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        tags: ['payment'],
        summary: 'Open a payment request',
        body: PayBody,
        response: responses(PayData, ...PAY_CODES, 'RES.002'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await app.sharedLimits.hit(SHARED_LIMITS.payByUser, session.userId);
      const { amount, method, payer_id: payerId } = request.body;
      const context = { config, session, origin: cabinetOrigin(config, request) };
      return success(
        await runOnce(request, db, (trx) => pay(trx, context, { amount, method, payerId })),
        'Заявка создана',
      );
    },
  );
};

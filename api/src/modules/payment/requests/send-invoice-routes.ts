import { Type } from 'typebox';
import { responses, success } from '#lib/envelope.ts';
import { EmailField } from '#lib/fields.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { sendInvoice } from '../invoice/send-invoice.ts';
import { payerOfRequest } from '../repository.ts';
import { RequestParams } from '../schemas.ts';
import { requestDetail, WRITE_CODES } from './detail.ts';
import { RequestDetailSchema } from './schemas.ts';

/** The invoice of a payment request in a letter to whoever pays it (product §14.15). */
export const sendInvoiceRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

  app.post(
    '/payment/requests/:id/invoice/send',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        tags: ['payment'],
        summary: 'Send the invoice of an unpaid request to an address',
        params: RequestParams,
        body: Type.Object({ email: EmailField }),
        response: responses(RequestDetailSchema, ...WRITE_CODES),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const { id } = request.params;
      const payerId = await payerOfRequest(db, id);
      const sent = await runOnce(
        request,
        db,
        async (trx) => {
          await sendInvoice(trx, { config, session, origin: request }, id, request.body.email);
          return requestDetail(app.context, session, id, trx);
        },
        { payerId },
      );
      return success(sent, 'Счёт отправлен');
    },
  );
};

import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { attachmentOf } from '#lib/attachment.ts';
import { errorResponses } from '#lib/envelope.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readableRequest } from '../access.ts';
import { RequestParams } from '../schemas.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { hasInvoice, readInvoice } from './service.ts';

/** The invoice of a payment request. */
export const invoiceRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;

  app.get(
    '/payment/requests/:id/invoice.pdf',
    {
      config: { access: 'session', reading: 'one' },
      schema: {
        tags: ['payment'],
        summary: 'The invoice of a request',
        params: RequestParams,
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
          ...errorResponses('RES.001', 'RES.003'),
        },
      },
    },
    async (request, reply) => {
      const found = await readableRequest(connection.db, sessionOf(request), request.params.id);
      if (!PAYMENT_METHOD[found.method].hasInvoice)
        throw new ApiError('RES.003', { message: 'Счёт есть только у заявок на оплату по счёту' });
      if (!hasInvoice(found))
        throw new ApiError('RES.003', { message: 'Заявка закрыта: по этому счёту платить уже нельзя' });
      const pdf = await invoicePdf(await readInvoice(connection.db, config, found));
      const name = `Счёт ${requestNumber(found.number)}.pdf`;
      reply.type('application/pdf');
      reply.header('content-disposition', attachmentOf(name, `invoice-${found.number}.pdf`));
      return reply.send(pdf);
    },
  );
};

import { Type } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { attachmentOf } from '#lib/attachment.ts';
import { errorResponses, responses, success } from '#lib/envelope.ts';
import { qrPath } from '#lib/qr/qr-path.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readableRequest } from '../access.ts';
import type { RequestRow } from '../repository.ts';
import { RequestParams } from '../schemas.ts';
import { drawInvoice, invoiceName } from './invoice-file.ts';
import { isPayableInvoice } from './send-invoice.ts';
import { hasInvoice, NO_INVOICE, readInvoice } from './service.ts';

const withoutInvoice = ({ without_invoice: isTransfer }: RequestRow): string =>
  isTransfer ? 'Это оплата без счёта: перевод пришёл сам, и счёта на него не выставляли' : NO_INVOICE;

const QrData = Type.Object({
  size: Type.Integer({ description: 'The side of the picture in cells' }),
  path: Type.String({ description: 'The dark cells as a path of an SVG picture' }),
});

/** The invoice of a payment request: as a file, and as a code to pay by. */
export const invoiceRoutes: ApiModule = async (app) => {
  const { config, connection } = app.context;
  const { db } = connection;

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
      const found = await readableRequest(db, sessionOf(request), request.params.id);
      if (!hasInvoice(found)) throw new ApiError('RES.003', { message: withoutInvoice(found) });
      const pdf = await drawInvoice(db, config, found);
      reply.type('application/pdf');
      reply.header(
        'content-disposition',
        attachmentOf(invoiceName(found.number), `invoice-${found.number}.pdf`),
      );
      return reply.send(pdf);
    },
  );

  app.get(
    '/payment/requests/:id/invoice-qr',
    {
      config: { access: 'session' },
      schema: {
        tags: ['payment'],
        summary: 'The code to pay the invoice of a request by, while it may be paid',
        params: RequestParams,
        response: responses(QrData, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const found = await readableRequest(db, sessionOf(request), request.params.id);
      if (!hasInvoice(found)) throw new ApiError('RES.003', { message: withoutInvoice(found) });
      if (!isPayableInvoice(found))
        throw new ApiError('RES.003', { message: 'По этому счёту уже не платят' });
      const { document } = await readInvoice(db, config, found);
      return success(qrPath(document.qr));
    },
  );
};

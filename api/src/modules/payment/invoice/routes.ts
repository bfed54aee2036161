import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { attachmentOf } from '#lib/attachment.ts';
import { errorResponses } from '#lib/envelope.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readableRequest } from '../access.ts';
import type { RequestRow } from '../repository.ts';
import { RequestParams } from '../schemas.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { hasInvoice, readInvoice } from './service.ts';

/** Nobody would credit money that is paid by the invoice of a request that has ended. */
const NOTES: Readonly<Record<PaymentRequestStatus, string | null>> = {
  pending: null,
  processing: null,
  paid: null,
  rejected: 'Заявка отклонена: по этому счёту платить нельзя',
  cancelled: 'Заявка отменена: по этому счёту платить нельзя',
  expired: 'Срок оплаты истёк: по этому счёту платить нельзя',
  failed: 'Оплата не прошла: по этому счёту платить нельзя',
  refunded: 'Деньги по этому счёту возвращены: платить по нему ещё раз нельзя',
};

const withoutInvoice = ({ without_invoice: isTransfer }: RequestRow): string =>
  isTransfer
    ? 'Это оплата без счёта: перевод пришёл сам, и счёта на него не выставляли'
    : 'Счёт есть только у заявок на оплату по счёту';

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
      if (!hasInvoice(found)) throw new ApiError('RES.003', { message: withoutInvoice(found) });
      const { document } = await readInvoice(connection.db, config, found);
      const pdf = await invoicePdf(document, NOTES[found.status]);
      const name = `Счёт ${requestNumber(found.number)}.pdf`;
      reply.type('application/pdf');
      reply.header('content-disposition', attachmentOf(name, `invoice-${found.number}.pdf`));
      return reply.send(pdf);
    },
  );
};

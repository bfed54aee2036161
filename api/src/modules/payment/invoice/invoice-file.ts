import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { LetterFile } from '#lib/mail/index.ts';
import { findRequest, type RequestRow } from '../repository.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { readInvoice } from './service.ts';

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

/** How the file of an invoice is called. */
export const invoiceName = (number: number): string => `Счёт ${requestNumber(number)}.pdf`;

/** Draws the invoice of a request as it was issued, with a note where nobody may pay by it any more (product §14.15). */
export async function drawInvoice(
  db: Database,
  config: Config,
  request: Pick<RequestRow, 'id' | 'status'>,
): Promise<Buffer> {
  const { document } = await readInvoice(db, config, request);
  return invoicePdf(document, NOTES[request.status]);
}

/** The invoice that goes with a letter, as the request stands when the letter leaves. */
export async function invoiceFile(
  db: Database,
  config: Config,
  requestId: string,
): Promise<Omit<LetterFile, 'name'>> {
  const request = await findRequest(db, requestId);
  if (!request) throw new Error(`payment request ${requestId} is not there`);
  return { type: 'application/pdf', content: await drawInvoice(db, config, request) };
}

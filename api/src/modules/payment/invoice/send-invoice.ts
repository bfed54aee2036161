import { isOpenStatus } from '@cabinet/kernel/core/payments';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type CallOrigin, callerOf, recordAction } from '#lib/audit/record-action.ts';
import { requestNumber } from '#lib/human-number.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { readableRequest } from '../access.ts';
import { lockRequest, type RequestRow } from '../repository.ts';
import { countLetter } from './count-letter.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { findAuthorName, insertInvoiceLetter } from './letters-repository.ts';
import { hasInvoice, NO_INVOICE, readInvoice } from './service.ts';

/** Whether the invoice may be paid, and so be sent to whoever pays it. */
export const isPayableInvoice = (request: RequestRow): boolean =>
  hasInvoice(request) && isOpenStatus(request.status) && request.expires_at > new Date();

/** Sends the invoice of an unpaid request to an address. Nothing else of the letter comes from the call. */
export async function sendInvoice(
  trx: Database,
  {
    config,
    session,
    origin,
  }: { readonly config: Config; readonly session: Session; readonly origin: CallOrigin },
  id: string,
  email: string,
): Promise<void> {
  // Locked first, so that nobody pays or cancels it meanwhile; then read as this person may.
  await lockRequest(trx, id);
  const request = await readableRequest(trx, session, id);
  if (!isPayableInvoice(request)) throw new ApiError('RES.003', { message: refusalOf(request) });
  const recipient = email.toLowerCase();
  const { userId } = session;
  await countLetter(trx, config.rateLimitScale, { request_id: id, recipient, sent_by: userId });
  const { document } = await readInvoice(trx, config, request);
  const author = await findAuthorName(trx, userId);
  await insertInvoiceLetter(trx, { requestId: id, sentBy: userId, recipient });
  await enqueueLetter(
    trx,
    invoiceLetter({ requestId: id, requestNumber: request.number, recipient, author, invoice: document }),
  );
  await recordAction(trx, callerOf(session, origin), {
    action: 'payment_request.invoice_sent',
    id,
    after: { number: requestNumber(request.number), email: recipient },
  });
}

function refusalOf(request: RequestRow): string {
  return hasInvoice(request) ? 'Этот счёт уже не оплачивают, и отправить его нельзя' : NO_INVOICE;
}

import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, uuidv7 } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import { lockHand } from '#lib/two-people/index.ts';
import { lockDocuments } from '#modules/payment/documents/repository.ts';
import { insertRequest } from '#modules/payment/repository.ts';
import { changeStatus } from '#modules/payment/requests/change-status.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { demandNew, lockLines, type Place, waitingRequest } from '../demand-new.ts';
import { documentOf } from '../open-line.ts';
import { bindTransfer } from '../repository.ts';
import { doubtsOfPayer, refusalOf } from './judge-payer.ts';
import { readNaming } from './list-payers.ts';
import { findPayer } from './repository.ts';
import type { PayBody } from './schemas.ts';

const CHOSEN = 'Оплата без счёта: плательщика выбирает сотрудник';

/**
 * Makes a request of a line that nobody had an invoice for, and gives the first of two confirmations that it is paid. The second one comes
 * by the line, on the page of the request or among the proposals, as for every other payment.
 */
export function payLine(
  { context }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  place: Place,
  order: Static<typeof PayBody>,
): Promise<{ readonly requestId: string }> {
  const session = sessionOf(request);
  const work = async (trx: Database) => {
    await lockHand(trx, session.userId);
    const [row] = await lockLines(trx, place.id, [place.n]);
    const { line, transferId } = demandNew(row);
    const waitsFor = waitingRequest(line);
    if (waitsFor !== null)
      throw new ApiError('RES.003', {
        message: `Строка уже ждёт второго подтверждения по заявке ${waitsFor}`,
      });
    await lockDocuments(trx, [line.document_number]);
    const viewer = await viewerOf(trx, session);
    const payer = await findPayer(trx, order.payer_id);
    if (!payer) throw new ApiError('RES.001', { message: 'Плательщик не найден' });
    const refusal = refusalOf(viewer, payer);
    if (refusal !== null || payer.owner_id === null)
      throw new ApiError('RES.003', { message: refusal ?? CHOSEN });
    const read = await readNaming(trx, viewer, line);
    const doubts = doubtsOfPayer(read.line, payer, read.named);
    const requestId = uuidv7();
    await insertRequest(trx, {
      id: requestId,
      method: 'invoice',
      amount: line.amount,
      payerId: payer.id,
      userId: payer.owner_id,
      withoutInvoice: { actorId: session.userId, note: CHOSEN },
    });
    await changeStatus(trx, { session, rule: context.config, origin: request }, requestId, {
      status: 'paid',
      ...documentOf(line),
      // Whoever confirms it second reads it in the proposal, in the history and on the page alike.
      reason: [order.reason.trim(), ...doubts].join('. '),
      doubts: [CHOSEN, ...doubts],
    });
    await bindTransfer(trx, transferId, { requestId, actorId: session.userId, isByTwo: true });
    await recordAction(trx, request, {
      action: 'bank_statement.pay_without_invoice',
      id: place.id,
      after: {
        n: place.n,
        request_id: requestId,
        payer_id: payer.id,
        payer: payer.name,
        reason: order.reason.trim(),
        doubts,
      },
    });
    return { requestId };
  };
  return runOnce(request, context.connection.db, work, { payerId: order.payer_id });
}

import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { requestNumber } from '#lib/human-number.ts';
import { moneyOf, type ProposalRow } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { lockRequest } from '../repository.ts';
import { refundRequest } from './refund-request.ts';

/** Gives the money of the request back as it was proposed. */
export async function confirmRefund(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const { id, request_id: requestId, facts } = row;
  const refunded = requestId === null ? undefined : await lockRequest(trx, requestId);
  if (!refunded) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  const order = { reason: moneyOf(row).reason, allowDebt: facts.allow_debt };
  const { cabinetOrigin } = request;
  const entryId = await refundRequest(trx, { session: sessionOf(request), cabinetOrigin }, refunded, order);
  const { number, amount, status } = refunded;
  await recordAction(trx, request, {
    action: 'payment_request.refunded',
    id: refunded.id,
    before: { status },
    after: { status: 'refunded', ...order, number: requestNumber(number), amount, proposal_id: id },
  });
  return { entryId, facts: { entry_id: entryId } };
}

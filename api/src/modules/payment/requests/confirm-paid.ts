import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { ProposalRow } from '#lib/proposals/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { creditRequest } from '../credit.ts';
import { storedDocument } from '../documents/bank-document.ts';
import { lockRequest } from '../repository.ts';
import { stateRefused } from './state-refused.ts';

/** Credits a request as the first of two people has confirmed it. The database then ends the proposal itself. */
export async function confirmPaid(trx: Database, request: FastifyRequest, row: ProposalRow) {
  const { id, request_id: requestId, proposed_by: first } = row;
  const paid = requestId === null ? undefined : await lockRequest(trx, requestId);
  if (!paid) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  if (paid.confirmed_by !== first) throw stateRefused(paid);
  const entryId = await creditRequest(trx, paid, {
    actorId: sessionOf(request).userId,
    note: 'Второе подтверждение оплаты',
    document: storedDocument(paid),
  });
  const { number, amount, status } = paid;
  await recordAction(trx, request, {
    action: 'payment_request.paid',
    id: paid.id,
    before: { status },
    after: { status: 'paid', number: requestNumber(number), amount, proposal_id: id },
  });
  return { entryId, facts: { entry_id: entryId } };
}

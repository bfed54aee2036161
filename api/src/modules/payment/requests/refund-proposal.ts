import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { requestNumber } from '#lib/human-number.ts';
import { isOwnPayer } from '#lib/ledger/index.ts';
import type { KindOfProposal } from '#modules/proposals/kind.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { MANAGE_REQUESTS } from '../access.ts';
import { lockRequest } from '../repository.ts';
import { ALLOW_DEBT, refundRequest } from './refund-request.ts';

/** The money of a paid request that goes back. */
export const REFUND: KindOfProposal = {
  permission: MANAGE_REQUESTS,
  alsoNeeds: ({ facts }) => (facts.allow_debt === true ? ALLOW_DEBT : null),
  isOwn: (person, row) => row.request_author_id === person.userId || isOwnPayer(person, row),
  outdated: ({ request_status: status }) => (status === 'paid' ? null : 'request_changed'),
  async confirm(trx, request, { id, request_id: requestId, reason, facts }) {
    const refunded = requestId === null ? undefined : await lockRequest(trx, requestId);
    if (!refunded) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
    const order = { reason, allowDebt: facts.allow_debt };
    const entryId = await refundRequest(trx, sessionOf(request), refunded, order);
    await recordAction(trx, request, {
      action: 'payment_request.refunded',
      id: refunded.id,
      before: { status: refunded.status },
      after: {
        status: 'refunded',
        ...order,
        number: requestNumber(refunded.number),
        amount: refunded.amount,
        proposal_id: id,
      },
    });
    return { entryId, facts: { entry_id: entryId } };
  },
};

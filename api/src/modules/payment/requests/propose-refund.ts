import { fromWire, negateMoney, toWire } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type CallOrigin, callerOf } from '#lib/audit/record-action.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { findOpenOfRequest, LAPSING, lapseProposals, propose } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { RequestRow } from '../repository.ts';
import { demandRefundable } from './refund-request.ts';

/** Writes down a refund that one person may not make alone. The request stays paid until the second one confirms. */
export async function proposeRefund(
  trx: Database,
  { session, origin }: { readonly session: Session; readonly origin: CallOrigin },
  request: RequestRow,
  { reason, allowDebt }: { readonly reason: string; readonly allowDebt: boolean | undefined },
): Promise<void> {
  await demandRefundable(trx, session, request, { allowDebt });
  await propose(
    trx,
    callerOf(session, origin),
    { payer: { id: request.payer_id, name: request.payer_name } },
    {
      kind: 'request_refund',
      amount: toWire(negateMoney(fromWire(request.amount))),
      requestId: request.id,
      reason,
      facts: allowDebt === true ? { allow_debt: true } : {},
    },
  );
}

/** Refuses another refund while one waits for the second person. */
export async function refuseWhileProposed(trx: Database, { id }: RequestRow): Promise<void> {
  await lapseProposals(trx, LAPSING.ofRequests([id]));
  const open = await findOpenOfRequest(trx, 'request_refund', id);
  if (open)
    throw new ApiError('RES.003', {
      message: `Возврат по этой заявке уже ждёт подтверждения: ${proposalNumber(open.number)}. Сначала его нужно подтвердить, отклонить или отозвать`,
    });
}

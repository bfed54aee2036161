import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { type CallOrigin, callerOf } from '#lib/audit/record-action.ts';

import type { Viewer } from '#lib/ledger/index.ts';
import {
  findOpenOfRequest,
  findSeconds,
  namesOfDeciders,
  obstacleOf,
  type ProposalRow,
  propose,
  refuseObstacle,
  seenOfCompany,
} from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests } from '../access.ts';
import { takeIntoProcess } from '../credit.ts';
import {
  type BankDocument,
  contradictionOf,
  type GivenDocument,
  storedDocument,
} from '../documents/bank-document.ts';
import { documentKey } from '../documents/repository.ts';
import { confirmRequest, type RequestRow } from '../repository.ts';
import type { RequestDetailSchema } from './schemas.ts';

/** What whoever gave the first confirmation reads. */
export const CONFIRMED_ALREADY = 'Вы уже подтвердили оплату: второй раз подтверждает другой человек';

/**
 * Records the first of two confirmations that the money has come, as a proposal. No money moves before the second. The
 * database ends the one with the other.
 */
export async function confirmFirst(
  trx: Database,
  { session, origin }: { readonly session: Session; readonly origin: CallOrigin },
  request: RequestRow,
  by: {
    readonly reason: string | undefined;
    readonly document: BankDocument;
    readonly why: readonly string[];
  },
): Promise<void> {
  const { userId: actorId } = session;
  await takeIntoProcess(trx, request, actorId);
  await propose(
    trx,
    callerOf(session, origin),
    { payer: { id: request.payer_id, name: request.payer_name } },
    {
      kind: 'request_paid',
      amount: request.amount,
      requestId: request.id,
      subject: request.id,
      reason: by.reason ?? (by.why.join('. ') || null),
      document: by.document.bankReference,
      facts: {
        details: detailsOf(by.document),
        ...(await seenOf(trx, request)),
      },
    },
  );
  await confirmRequest(trx, request.id, {
    actorId,
    note: by.reason ?? 'Нужно подтверждение второго человека',
    document: by.document,
    why: by.why,
  });
}

/** Nobody had an invoice, so the company of that moment is what both people judge by. */
async function seenOf(trx: Database, { payer_id, without_invoice }: RequestRow) {
  const order = without_invoice ? await seenOfCompany(trx, payer_id) : null;
  return order === null ? {} : { order };
}

function detailsOf({ bankReference, paidOn, payerAccount, payerInn }: BankDocument) {
  const values = {
    bank_reference: bankReference,
    paid_on: paidOn,
    payer_account: payerAccount,
    payer_inn: payerInn,
  };
  return Object.entries(values)
    .filter(([, after]) => after !== null)
    .map(([field, after]) => ({ field, before: null, after }));
}

/** Takes the second confirmation, by another person and about the same document. Returns the proposal that it confirms. */
export async function checkSecond(
  trx: Database,
  viewer: Viewer,
  request: RequestRow,
  given: GivenDocument,
): Promise<ProposalRow> {
  const proposal = await findOpenOfRequest(trx, 'request_paid', request.id);
  if (proposal === undefined) throw new Error('a first confirmation has no proposal');
  const obstacle = obstacleOf(viewer, proposal);
  if (obstacle === 'author') throw new ApiError('RES.003', { message: CONFIRMED_ALREADY });
  refuseObstacle(obstacle, viewer, proposal);
  const stored = storedDocument(request);
  const isSameReference = await isSameDocument(trx, stored.bankReference, given.bankReference);
  const contradiction = contradictionOf(stored, given, isSameReference);
  if (contradiction !== null) throw badField(contradiction.field, contradiction.message);
  return proposal;
}

async function isSameDocument(
  trx: Database,
  first: string | null,
  second: string | null | undefined,
): Promise<boolean> {
  if (first === null || second == null || first === second) return true;
  return (await documentKey(trx, first)) === (await documentKey(trx, second));
}

/** The first confirmation of a request that waits for the second one. Staff also read who may give that. */
export async function confirmationOf(
  db: Database,
  request: RequestRow,
  viewer: Viewer,
): Promise<Static<typeof RequestDetailSchema>['confirmation']> {
  const { confirmed_by: id, confirmed_at: at } = request;
  if (id === null || at === null) return null;
  const by = { id, display_name: request.confirmed_name ?? '' };
  const seconds = managesRequests(viewer)
    ? await findSeconds(db, { permission: MANAGE_REQUESTS, proposerId: id, at })
    : [];
  const awaits = namesOfDeciders(seconds, (person) => !isOwn(person, request));
  return { at: at.toISOString(), by, awaits };
}

import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import type { Done, ProposalKind, ProposalPlace, ProposalRow, StaffKind } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { confirmPrice } from '#modules/models/confirm-price.ts';
import { lockRequest } from '#modules/payment/repository.ts';
import { confirmPaid } from '#modules/payment/requests/confirm-paid.ts';
import { confirmRefund } from '#modules/payment/requests/confirm-refund.ts';
import { confirmCorrection } from '#modules/rate-corrections/confirm-correction.ts';
import { confirmRole } from '#modules/roles/assign-role.ts';
import { confirmEdit } from '#modules/roles/save-role.ts';
import { confirmVerification } from '../companies/confirm-verification.ts';
import { lockVerifiable } from '../companies/verification-repository.ts';
import { confirmLimit } from '../payers/confirm-limit.ts';
import { confirmFunds } from '../payers/funds/confirm-funds.ts';
import { lockPayer } from '../payers/repository.ts';
import { confirmActivation } from '../users/change-activity.ts';
import { confirmEmail } from '../users/move-email.ts';

/** What is known of the end of a kind. `By` is what its confirmation must know of whoever confirms. */
interface End<By> {
  /** Takes the locks that come before the proposal's own. */
  readonly lock: (trx: Database, place: ProposalPlace) => Promise<unknown>;
  /**
   * Does what was proposed, under these locks and that of the proposal. Everything is checked again, and a refusal
   * leaves the proposal waiting.
   */
  readonly confirm: (trx: Database, by: By, row: ProposalRow) => Promise<Done>;
}

type Lock = End<never>['lock'];

/** Whoever moves a request by hand locks it before its payer. */
const lockMoney: Lock = async (trx, { payer_id: payerId, request_id: requestId }) => {
  if (requestId !== null) await lockRequest(trx, requestId);
  if (payerId !== null) await lockPayer(trx, payerId);
};
/** Whoever changes roles takes their turn first, and ends proposals in it. */
const lockRights: Lock = (trx) => lockHolders(trx, null);
const lockNothing: Lock = async () => undefined;

/** Whoever changes requisites locks the company, and so does whoever judges it. */
const lockJudged: Lock = async (trx, { subject }) => {
  if (subject !== null) await lockVerifiable(trx, subject);
};

/** The kinds that may take effect by themselves: their author is then the caller. */
export const STAFF_END: Readonly<Record<StaffKind, End<Caller>>> = {
  staff_role: { lock: lockRights, confirm: confirmRole },
  role_permissions: { lock: lockRights, confirm: confirmEdit },
  staff_email: { lock: lockRights, confirm: confirmEmail },
  staff_activation: { lock: lockRights, confirm: confirmActivation },
};

export const END: Readonly<Record<ProposalKind, End<FastifyRequest>>> = {
  ...STAFF_END,
  funds: { lock: lockMoney, confirm: confirmFunds },
  credit_limit: { lock: lockMoney, confirm: confirmLimit },
  request_refund: { lock: lockMoney, confirm: confirmRefund },
  request_paid: { lock: lockMoney, confirm: confirmPaid },
  company_verification: { lock: lockJudged, confirm: confirmVerification },
  rate_correction: { lock: lockNothing, confirm: confirmCorrection },
  model_price: { lock: lockNothing, confirm: confirmPrice },
};

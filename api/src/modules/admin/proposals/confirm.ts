import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import type { Done, ProposalKind, ProposalRow, StaffKind } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { confirmRefund } from '#modules/payment/requests/confirm-refund.ts';
import { confirmRole } from '#modules/roles/assign-role.ts';
import { confirmEdit } from '#modules/roles/save-role.ts';
import { confirmLimit } from '../payers/confirm-limit.ts';
import { confirmFunds } from '../payers/funds/confirm-funds.ts';
import { lockPayer } from '../payers/repository.ts';
import { confirmActivation } from '../users/change-activity.ts';
import { confirmEmail } from '../users/move-email.ts';

/** What is known of the end of a kind. `By` is what its confirmation must know of whoever confirms. */
interface End<By> {
  /** Takes the locks that come before the proposal's own. */
  readonly lock: (trx: Database, payerId: string | null) => Promise<unknown>;
  /**
   * Does what was proposed, under these locks and that of the proposal. Everything is checked again, and a refusal
   * leaves the proposal waiting.
   */
  readonly confirm: (trx: Database, by: By, row: ProposalRow) => Promise<Done>;
}

type Lock = End<never>['lock'];

const lockMoney: Lock = async (trx, payerId) => payerId !== null && lockPayer(trx, payerId);
/** Whoever changes roles takes their turn first, and ends proposals in it. */
const lockRights: Lock = (trx) => lockHolders(trx, null);
const lockNothing: Lock = async () => undefined;

const notYet: End<unknown>['confirm'] = async () => {
  throw new Error('nobody proposes this yet');
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
  request_paid: { lock: lockMoney, confirm: notYet },
  company_verification: { lock: lockNothing, confirm: notYet },
  rate_correction: { lock: lockNothing, confirm: notYet },
  model_price: { lock: lockNothing, confirm: notYet },
};

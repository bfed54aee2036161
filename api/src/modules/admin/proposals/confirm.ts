import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import type { ProposalKind, ProposalRow } from '#lib/proposals/index.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { confirmRefund } from '#modules/payment/requests/confirm-refund.ts';
import { confirmLimit } from '../payers/confirm-limit.ts';
import { confirmFunds } from '../payers/funds/confirm-funds.ts';
import { lockPayer } from '../payers/repository.ts';

/** What a confirmation has come to, with further facts for the audit log. */
export interface Done {
  readonly entryId?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

/** What is known of the end of a kind. */
interface End {
  /** Takes the locks that come before the proposal's own. */
  readonly lock: (trx: Database, payerId: string | null) => Promise<unknown>;
  /**
   * Does what was proposed, under these locks and that of the proposal. Everything is checked again, and a refusal
   * leaves the proposal waiting.
   */
  readonly confirm: (trx: Database, request: FastifyRequest, row: ProposalRow) => Promise<Done>;
}

const lockMoney: End['lock'] = async (trx, payerId) => payerId !== null && lockPayer(trx, payerId);
/** Whoever changes roles takes their turn first, and ends proposals in it. */
const lockRights: End['lock'] = (trx) => lockHolders(trx, null);
const lockNothing: End['lock'] = async () => undefined;

const notYet: End['confirm'] = async () => {
  throw new Error('nobody proposes this yet');
};

export const END: Readonly<Record<ProposalKind, End>> = {
  funds: { lock: lockMoney, confirm: confirmFunds },
  credit_limit: { lock: lockMoney, confirm: confirmLimit },
  request_refund: { lock: lockMoney, confirm: confirmRefund },
  request_paid: { lock: lockMoney, confirm: notYet },
  company_verification: { lock: lockNothing, confirm: notYet },
  staff_role: { lock: lockRights, confirm: notYet },
  role_permissions: { lock: lockRights, confirm: notYet },
  staff_email: { lock: lockRights, confirm: notYet },
  staff_activation: { lock: lockRights, confirm: notYet },
  rate_correction: { lock: lockNothing, confirm: notYet },
  model_price: { lock: lockNothing, confirm: notYet },
};

import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import type { ProposalKind, ProposalRow } from '#lib/proposals/index.ts';
import { confirmRefund } from '#modules/payment/requests/confirm-refund.ts';
import { confirmLimit } from '../payers/confirm-limit.ts';
import { confirmFunds } from '../payers/funds/confirm-funds.ts';

/** What a confirmation has come to, with further facts for the audit log. */
interface Done {
  readonly entryId?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * Does what was proposed, under the locks of its payer and of the proposal. Everything is checked again, and a refusal
 * leaves the proposal waiting.
 */
type Confirm = (trx: Database, request: FastifyRequest, row: ProposalRow) => Promise<Done>;

export const CONFIRM: Readonly<Record<ProposalKind, Confirm>> = {
  funds: confirmFunds,
  credit_limit: confirmLimit,
  request_refund: confirmRefund,
};

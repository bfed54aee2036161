import type { Permission } from '@cabinet/access/permissions';
import { FUNDS } from '#modules/admin/payers/funds/funds-proposal.ts';
import { CREDIT_LIMIT } from '#modules/admin/payers/limit-proposal.ts';
import { REFUND } from '#modules/payment/requests/refund-proposal.ts';
import { type KindOfProposal, PROPOSAL_KINDS, type ProposalKind } from './kind.ts';

/** Everything that two people decide about. */
export const PROPOSAL_KIND: Readonly<Record<ProposalKind, KindOfProposal>> = {
  funds: FUNDS,
  credit_limit: CREDIT_LIMIT,
  refund: REFUND,
};

/** Whoever holds one of these decides about something. */
export const DECIDING_PERMISSIONS: readonly Permission[] = [
  ...new Set(PROPOSAL_KINDS.map((kind) => PROPOSAL_KIND[kind].permission)),
];

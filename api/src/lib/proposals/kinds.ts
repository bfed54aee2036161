import type { Permission } from '@cabinet/access/permissions';
import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOwnPayer, LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import { type KindOfProposal, PROPOSAL_KINDS, type ProposalKind } from './kind.ts';
import type { ProposalRow } from './repository.ts';

/** What lets somebody refund money that is spent already, which leaves a debt (product §14.12). */
export const ALLOW_DEBT: Permission = 'user:manage';

const MANAGE_PAYERS = 'user:manage';

/** Everything that two people decide about. What a confirmation does stands beside the calls that take it. */
export const PROPOSAL_KIND: Readonly<Record<ProposalKind, KindOfProposal>> = {
  funds: {
    permission: MANAGE_PAYERS,
    alsoNeeds: () => null,
    isOwn: isOwnPayer,
    outdated: (row) => (row.is_closed ? 'closed' : null),
  },
  credit_limit: {
    permission: MANAGE_PAYERS,
    alsoNeeds: () => null,
    isOwn: isOwnPayer,
    outdated: (row) => (row.is_closed ? 'closed' : hasOtherLimit(row) ? 'limit_changed' : null),
  },
  request_refund: {
    permission: LIST_PERMISSIONS.requests.all,
    alsoNeeds: ({ facts }) => (facts.allow_debt === true ? ALLOW_DEBT : null),
    isOwn: (person, row) => row.request_author_id === person.userId || isOwnPayer(person, row),
    outdated: ({ request_status: status }) => (status === 'paid' ? null : 'request_changed'),
  },
};

/** Two people agree on a raise from one limit to another, so it is outdated once the limit has changed. */
const hasOtherLimit = ({ limit_before: before, limit_now: now }: ProposalRow): boolean =>
  before !== null && compareMoney(fromWire(before), fromWire(now)) !== 0;

/** Whoever holds one of these decides about something. */
export const DECIDING_PERMISSIONS: readonly Permission[] = [
  ...new Set(PROPOSAL_KINDS.map((kind) => PROPOSAL_KIND[kind].permission)),
];

import type { Permission } from '@cabinet/access/permissions';
import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOwnPayer, LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import { type KindOfProposal, PROPOSAL_KINDS, type ProposalKind } from './kind.ts';
import {
  activationOutdated,
  editOutdated,
  emailOutdated,
  factorsOutdated,
  roleOutdated,
} from './outdated-staff.ts';
import type { ProposalRow } from './repository.ts';

/** What lets somebody refund money that is spent already, which leaves a debt (product §14.12). */
export const ALLOW_DEBT: Permission = 'user:manage';

const MANAGE_PEOPLE = 'user:manage';
const MANAGE_ROLES = 'role:manage';

const ofPayer = { permission: MANAGE_PEOPLE, isOwn: isOwnPayer, takesEffect: false } as const;
const ofRequest = {
  permission: LIST_PERMISSIONS.requests.all,
  isOwn: (person, row) => row.request_author_id === person.userId || isOwnPayer(person, row),
  takesEffect: false,
} as const satisfies Partial<KindOfProposal>;
/** Whoever gains by it cannot confirm it, because a proposal of this kind needs what it gives. */
const ofStaff = { isOwn: () => false, takesEffect: true } as const;

/** Everything that two people decide about. What a confirmation does stands beside the calls that take it. */
export const PROPOSAL_KIND: Readonly<Record<ProposalKind, KindOfProposal>> = {
  funds: { ...ofPayer, outdated: (row) => (row.is_closed ? 'closed' : null) },
  credit_limit: {
    ...ofPayer,
    outdated: (row) => (row.is_closed ? 'closed' : hasOtherLimit(row) ? 'limit_changed' : null),
  },
  request_refund: {
    ...ofRequest,
    outdated: ({ request_status: status }) => (status === 'paid' ? null : 'request_changed'),
  },
  request_paid: {
    ...ofRequest,
    outdated: (row) => {
      if (row.request_status !== 'processing') return 'request_changed';
      if (row.without_invoice !== true) return null;
      return row.is_closed ? 'closed' : row.are_requisites_other ? 'requisites_changed' : null;
    },
  },
  company_verification: {
    permission: LIST_PERMISSIONS.requests.all,
    isOwn: isOwnPayer,
    outdated: (row) => (row.is_closed ? 'closed' : row.are_requisites_other ? 'requisites_changed' : null),
    takesEffect: false,
  },
  staff_role: { ...ofStaff, permission: MANAGE_ROLES, outdated: roleOutdated },
  role_permissions: { ...ofStaff, permission: MANAGE_ROLES, outdated: editOutdated },
  staff_email: { ...ofStaff, permission: MANAGE_PEOPLE, outdated: emailOutdated },
  staff_activation: { ...ofStaff, permission: MANAGE_PEOPLE, outdated: activationOutdated },
  factor_reset: {
    permission: MANAGE_PEOPLE,
    isOwn: (person, row) => row.person_id === person.userId,
    outdated: factorsOutdated,
    takesEffect: false,
    isDelayed: true,
  },
  rate_correction: {
    permission: 'rate_correction:manage',
    isOwn: (person, row) => isOwnPayer(person, row) || row.tier_owners?.includes(person.userId) === true,
    outdated: (row) => (row.is_correction_other ? 'correction_changed' : null),
    takesEffect: false,
  },
  model_price: {
    permission: MANAGE_PEOPLE,
    isOwn: () => false,
    outdated: (row) => (row.is_price_other ? 'price_changed' : null),
    takesEffect: false,
  },
};

/** Two people agree on a raise from one limit to another, so it is outdated once the limit has changed. */
const hasOtherLimit = ({ limit_before: before, limit_now: now }: ProposalRow): boolean =>
  before !== null && now !== null && compareMoney(fromWire(before), fromWire(now)) !== 0;

/** What somebody must hold to propose it or to confirm it. */
export function needsOf({ kind, facts }: Pick<ProposalRow, 'kind' | 'facts'>): readonly string[] {
  return [
    PROPOSAL_KIND[kind].permission,
    ...(facts.needs ?? []),
    ...(facts.allow_debt === true ? [ALLOW_DEBT] : []),
  ];
}

/** Whoever holds one of these decides about something. */
export const DECIDING_PERMISSIONS: readonly Permission[] = [
  ...new Set(PROPOSAL_KINDS.map((kind) => PROPOSAL_KIND[kind].permission)),
];

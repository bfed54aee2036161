import type { Permission } from '@cabinet/access/permissions';
import type { Selectable } from 'kysely';
import type { Schema } from '#db/index.ts';
import type { Belonging } from '#lib/ledger/index.ts';
import type { ProposalRow } from './repository.ts';

type Row = Selectable<Schema['proposals']>;
export type ProposalKind = Row['kind'];
export type ProposalStatus = Row['status'];
export type ProposalFacts = Row['facts'];

export const PROPOSAL_KINDS = [
  'funds',
  'credit_limit',
  'request_refund',
  'request_paid',
  'company_verification',
  'staff_role',
  'role_permissions',
  'staff_email',
  'staff_activation',
  'factor_reset',
  'rate_correction',
  'model_price',
] as const satisfies readonly ProposalKind[];

/** The kinds about the rights of staff, and about the way in of anybody. */
export const STAFF_KINDS = [
  'staff_role',
  'role_permissions',
  'staff_email',
  'staff_activation',
  'factor_reset',
] as const satisfies readonly ProposalKind[];
export type StaffKind = (typeof STAFF_KINDS)[number];

/** The kinds of the calls below `admin/payers`. */
export const PAYER_KINDS = ['funds', 'credit_limit'] as const satisfies readonly ProposalKind[];

/** Why somebody is no second person, whatever the proposal says (product §19.5). */
export const NO_SECOND_PERSON = [
  'author',
  'permission',
  'credential',
  'by_author',
  'made_author',
  'too_new',
] as const;
export type SecondObstacle = (typeof NO_SECOND_PERSON)[number];

/** What keeps everybody from confirming a proposal, as things stand now. */
export const OUTDATED = [
  'closed',
  'limit_changed',
  'request_changed',
  'person_left',
  'person_changed',
  'role_changed',
  'email_taken',
  'name_taken',
  'correction_changed',
  'price_changed',
  'requisites_changed',
  'factor_used',
] as const;
export type Outdated = (typeof OUTDATED)[number];

/** What else keeps somebody from confirming what waits for a day behind the second word. */
export const BEFORE_DAY = ['agreed', 'moved_person'] as const;

/** What is known of a kind of step that waits for a second person (product §19.5). */
export interface KindOfProposal {
  /** Who may propose it, and who may decide. A proposal may name what it needs besides. */
  readonly permission: Permission;
  /** Whether it is about the person's own money. Others then decide. */
  readonly isOwn: (person: Belonging, row: ProposalRow) => boolean;
  readonly outdated: (row: ProposalRow) => Outdated | null;
  /** Whether it takes effect by itself after a day where nobody could be the second person. */
  readonly takesEffect: boolean;
  /** Whether a day passes behind the second word, in which whom it is about may stop it. It always waits for two people. */
  readonly isDelayed?: true;
}

/** What a confirmation has come to, with further facts for the audit log. */
export interface Done {
  readonly entryId?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

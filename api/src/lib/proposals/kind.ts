import type { Permission } from '@cabinet/access/permissions';
import type { Selectable } from 'kysely';
import type { Schema } from '#db/index.ts';
import type { Belonging } from '#lib/ledger/index.ts';
import type { ProposalRow } from './repository.ts';

type Row = Selectable<Schema['proposals']>;
export type ProposalKind = Row['kind'];
export type ProposalFacts = Row['facts'];

export const PROPOSAL_KINDS = [
  'funds',
  'credit_limit',
  'request_refund',
] as const satisfies readonly ProposalKind[];

/** The kinds of the calls below `admin/payers`. */
export const PAYER_KINDS = ['funds', 'credit_limit'] as const satisfies readonly ProposalKind[];

/** What keeps everybody from confirming a proposal, as things stand now. */
export type Outdated = 'closed' | 'limit_changed' | 'request_changed';

/** What is known of a kind of step that waits for a second person (product §19.5). */
export interface KindOfProposal {
  /** Who may propose it, and who may decide. */
  readonly permission: Permission;
  /** What the confirming person must hold besides. */
  readonly alsoNeeds: (row: ProposalRow) => Permission | null;
  /** Whether it is about the person's own money. Others then decide. */
  readonly isOwn: (person: Belonging, row: ProposalRow) => boolean;
  readonly outdated: (row: ProposalRow) => Outdated | null;
}

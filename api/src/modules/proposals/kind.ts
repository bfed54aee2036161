import type { Permission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Database, Schema } from '#db/index.ts';
import type { Belonging } from '#lib/ledger/index.ts';
import type { ProposalRow } from './repository.ts';

type Row = Selectable<Schema['proposals']>;
export type ProposalKind = Row['kind'];
export type ProposalFacts = Row['facts'];

export const PROPOSAL_KINDS = ['funds', 'credit_limit', 'refund'] as const satisfies readonly ProposalKind[];

/** The kinds of the calls below `admin/payers`. */
export const PAYER_KINDS = ['funds', 'credit_limit'] as const satisfies readonly ProposalKind[];

/** What keeps everybody from confirming a proposal, as things stand now. */
export type Outdated = 'closed' | 'limit_changed' | 'request_changed';

/** A kind of step that waits for a second person (product §19.5). */
export interface KindOfProposal {
  /** Who may propose it, and who may decide. */
  readonly permission: Permission;
  /** What the confirming person must hold besides. */
  readonly alsoNeeds?: (row: ProposalRow) => Permission | null;
  /** Whether it is about the person's own money. Others then decide. */
  readonly isOwn: (person: Belonging, row: ProposalRow) => boolean;
  readonly outdated: (row: ProposalRow) => Outdated | null;
  /**
   * Does what was proposed, under the lock of its payer. Everything is checked again, and a refusal leaves the proposal
   * waiting.
   */
  readonly confirm: (trx: Database, request: FastifyRequest, row: ProposalRow) => Promise<Done>;
}

/** What a confirmation has come to, with further facts for the audit log. */
export interface Done {
  readonly entryId?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

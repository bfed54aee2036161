import { hasPermission, type Permission } from '@cabinet/access/permissions';
import { addMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { ProposalKind } from './kind.ts';
import { DECIDING_PERMISSIONS, PROPOSAL_KIND } from './kinds.ts';
import { type Decider, findDeciders, findProposal, type ProposalRow } from './repository.ts';
import type { ProposalSchema } from './schemas.ts';

export type Proposal = Static<typeof ProposalSchema>;

const DECIDERS_SHOWN = 20;

export const readDeciders = (db: Database) => findDeciders(db, DECIDING_PERMISSIONS);

/** Those who may confirm what somebody else proposes. */
export function decidersOf(
  deciders: readonly Decider[],
  {
    kind,
    authorId,
    isOwn,
  }: {
    readonly kind: ProposalKind;
    readonly authorId: string;
    readonly isOwn: (person: Decider) => boolean;
  },
): Proposal['awaits'] {
  const { permission } = PROPOSAL_KIND[kind];
  return namesOfDeciders(
    deciders,
    (person) => person.userId !== authorId && hasPermission(person.permissions, permission) && !isOwn(person),
  );
}

/** The first names of those who may decide. */
export function namesOfDeciders(
  deciders: readonly Decider[],
  may: (person: Decider) => boolean,
): Proposal['awaits'] {
  return deciders
    .filter(may)
    .slice(0, DECIDERS_SHOWN)
    .map(({ userId, displayName }) => ({ id: userId, display_name: displayName }));
}

/** A proposal, with the people who may still confirm it. */
export function toProposal(viewer: Viewer, row: ProposalRow, deciders: readonly Decider[]): Proposal {
  const { kind } = row;
  return {
    id: row.id,
    number: proposalNumber(row.number),
    payer: { id: row.payer_id, kind: row.payer_kind, name: row.payer_name },
    request:
      row.request_id === null || row.request_number === null
        ? null
        : { id: row.request_id, number: requestNumber(row.request_number) },
    kind,
    amount: wire(row.amount),
    limit: limitOf(row),
    leaves_debt: row.facts.allow_debt === true,
    reason: row.reason,
    document: row.document,
    status: row.status,
    proposed_by: { id: row.proposed_by, display_name: row.author_name },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_by: deciderOf(row),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    entry_id: row.entry_id,
    ...whatMay(viewer, row),
    awaits:
      row.status === 'pending'
        ? decidersOf(deciders, {
            kind,
            authorId: row.proposed_by,
            isOwn: (person) => PROPOSAL_KIND[kind].isOwn(person, row),
          })
        : [],
  };
}

/** The credit limit that a proposal raises, and the limit that it becomes. There is neither where it is about a sum. */
export function limitOf({
  limit_before: before,
  amount,
}: Pick<ProposalRow, 'limit_before' | 'amount'>): Proposal['limit'] {
  if (before === null) return null;
  return { before: wire(before), after: toWire(addMoney(fromWire(before), fromWire(amount))) };
}

export async function readProposal(db: Database, viewer: Viewer, id: string): Promise<Proposal> {
  const row = await findProposal(db, id);
  if (!row) throw new ApiError('RES.001', { message: 'Предложение не найдено' });
  return toProposal(viewer, row, await readDeciders(db));
}

function deciderOf({ decided_by: id, decider_name: name }: ProposalRow): Proposal['decided_by'] {
  return id === null ? null : { id, display_name: name ?? '' };
}

function whatMay(viewer: Viewer, row: ProposalRow): Pick<Proposal, 'actions' | 'obstacle'> {
  const isOpen = row.status === 'pending';
  const obstacle = isOpen ? obstacleOf(viewer, row) : null;
  return {
    actions: {
      confirm: isOpen && obstacle === null,
      reject: isOpen && mayReject(obstacle),
      cancel: isOpen && row.proposed_by === viewer.userId,
    },
    obstacle,
  };
}

/** What the confirming person lacks. */
export function missingOf(viewer: Viewer, row: ProposalRow): Permission | null {
  const { permission, alsoNeeds } = PROPOSAL_KIND[row.kind];
  const needed = [permission, alsoNeeds(row)];
  return needed.find((each) => each !== null && !hasPermission(viewer.permissions, each)) ?? null;
}

export function obstacleOf(viewer: Viewer, row: ProposalRow): Proposal['obstacle'] {
  const kind = PROPOSAL_KIND[row.kind];
  if (row.proposed_by === viewer.userId) return 'author';
  if (kind.isOwn(viewer, row)) return 'own_payer';
  if (missingOf(viewer, row) !== null) return 'permission';
  return row.author_stands ? kind.outdated(row) : 'author_left';
}

/** Whoever wrote a proposal, and whose money it is about, lets others decide. What is outdated may still be rejected. */
export function mayReject(obstacle: Proposal['obstacle']): boolean {
  return obstacle !== 'author' && obstacle !== 'own_payer' && obstacle !== 'permission';
}

import { addMoney, compareMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { isOwnPayer, type PayerOwners, type Viewer } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { findManagers, findProposal, type Manager, type ProposalRow } from './repository.ts';
import type { FundProposalSchema } from './schemas.ts';

export type FundProposal = Static<typeof FundProposalSchema>;

const CONFIRMERS_SHOWN = 20;

/** Those of these managers who may confirm what somebody proposes for a payer. */
export function confirmersOf(
  managers: readonly Manager[],
  payer: PayerOwners,
  authorId: string,
): FundProposal['awaits'] {
  return managers
    .filter((manager) => manager.userId !== authorId && !isOwnPayer(manager, payer))
    .slice(0, CONFIRMERS_SHOWN)
    .map(({ userId, displayName }) => ({ id: userId, display_name: displayName }));
}

/** A proposal, with the people who may still confirm it. */
export function toProposal(viewer: Viewer, row: ProposalRow, managers: readonly Manager[]): FundProposal {
  return {
    id: row.id,
    number: proposalNumber(row.number),
    payer: { id: row.payer_id, kind: row.payer_kind, name: row.payer_name },
    kind: row.kind,
    amount: wire(row.amount),
    limit: limitOf(row),
    reason: row.reason,
    document: row.document,
    status: row.status,
    proposed_by: { id: row.proposed_by, display_name: row.author_name },
    created_at: row.created_at.toISOString(),
    decided_by: deciderOf(row),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    entry_id: row.entry_id,
    ...whatMay(viewer, row),
    awaits: row.status === 'pending' ? confirmersOf(managers, row, row.proposed_by) : [],
  };
}

/** The credit limit that a proposal raises, and the limit that it becomes. There is neither where it is about a sum. */
export function limitOf({
  limit_before: before,
  amount,
}: Pick<ProposalRow, 'limit_before' | 'amount'>): FundProposal['limit'] {
  if (before === null) return null;
  return { before: wire(before), after: toWire(addMoney(fromWire(before), fromWire(amount))) };
}

export async function readProposal(db: Database, viewer: Viewer, id: string): Promise<FundProposal> {
  const row = await findProposal(db, id);
  if (!row) throw new ApiError('RES.001', { message: 'Предложение не найдено' });
  return toProposal(viewer, row, await findManagers(db));
}

function deciderOf({ decided_by: id, decider_name: name }: ProposalRow): FundProposal['decided_by'] {
  return id === null ? null : { id, display_name: name ?? '' };
}

function whatMay(viewer: Viewer, row: ProposalRow): Pick<FundProposal, 'actions' | 'obstacle'> {
  const isOpen = row.status === 'pending';
  const obstacle = isOpen ? obstacleOf(viewer, row) : null;
  return {
    actions: {
      confirm: isOpen && obstacle === null,
      reject: isOpen && !isTheirs(obstacle),
      cancel: isOpen && obstacle === 'author',
    },
    obstacle,
  };
}

export function obstacleOf(viewer: Viewer, row: ProposalRow): FundProposal['obstacle'] {
  if (row.proposed_by === viewer.userId) return 'author';
  if (isOwnPayer(viewer, row)) return 'own_payer';
  if (row.is_closed) return 'closed';
  return isOutdated(row) ? 'limit_changed' : null;
}

/**
 * Whether a proposal is about the viewer's own money, so that others decide. Any other obstacle still lets the viewer
 * reject it.
 */
export function isTheirs(obstacle: FundProposal['obstacle']): boolean {
  return obstacle === 'author' || obstacle === 'own_payer';
}

/** Two people agree on a raise from one limit to another, so a proposal is outdated once the limit has changed. */
function isOutdated({ limit_before: before, limit_now: now }: ProposalRow): boolean {
  return before !== null && compareMoney(fromWire(before), fromWire(now)) !== 0;
}

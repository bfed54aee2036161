import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { isOwnPayer } from '../own-payer.ts';
import { wire } from '../payer-dto.ts';
import { findConfirmers, findProposal, type Person, type ProposalRow } from './repository.ts';
import type { FundProposalSchema } from './schemas.ts';

export type FundProposal = Static<typeof FundProposalSchema>;

const DIGITS = 6;

/** «П-000123»: what a person reads out to a colleague. */
export function proposalNumber(number: number): string {
  return `П-${String(number).padStart(DIGITS, '0')}`;
}

/** A proposal with who may still confirm it. */
export async function toProposal(db: Database, viewer: Viewer, row: ProposalRow): Promise<FundProposal> {
  const awaits = row.status === 'pending' ? await findConfirmers(db, row, row.proposed_by) : [];
  return {
    id: row.id,
    number: proposalNumber(row.number),
    payer: { id: row.payer_id, kind: row.payer_kind, name: row.payer_name },
    amount: wire(row.amount),
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
    awaits,
  };
}

export async function readProposal(db: Database, viewer: Viewer, id: string): Promise<FundProposal> {
  const row = await findProposal(db, id);
  if (!row) throw new ApiError('RES.001', { message: 'Предложение не найдено' });
  return toProposal(db, viewer, row);
}

function deciderOf({ decided_by: id, decider_name: name }: ProposalRow): Person | null {
  return id === null ? null : { id, display_name: name ?? '' };
}

function whatMay(viewer: Viewer, row: ProposalRow): Pick<FundProposal, 'actions' | 'obstacle'> {
  const isOpen = row.status === 'pending';
  const obstacle = isOpen ? obstacleOf(viewer, row) : null;
  return {
    actions: {
      confirm: isOpen && obstacle === null,
      reject: isOpen && (obstacle === null || obstacle === 'closed'),
      cancel: isOpen && obstacle === 'author',
    },
    obstacle,
  };
}

export function obstacleOf(viewer: Viewer, row: ProposalRow): FundProposal['obstacle'] {
  if (row.proposed_by === viewer.userId) return 'author';
  if (isOwnPayer(viewer, row)) return 'own_payer';
  return row.is_closed ? 'closed' : null;
}

import type { Database } from '#db/index.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { findOpenRefund, type Proposal, readDeciders, toProposal } from '#lib/proposals/index.ts';
import { managesRequests } from '../access.ts';
import type { RequestRow } from '../repository.ts';

/** The refund that waits for a second person. Staff alone read it. */
export async function refundProposalOf(
  db: Database,
  { id, status }: RequestRow,
  viewer: Viewer,
): Promise<Proposal | null> {
  if (status !== 'paid' || !managesRequests(viewer)) return null;
  const open = await findOpenRefund(db, id);
  return open && !open.is_lapsed ? toProposal(viewer, open, await readDeciders(db)) : null;
}

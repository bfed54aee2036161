import type { Database } from '#db/index.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { findOpenOfRequest, type Proposal, readDeciders, toProposal } from '#lib/proposals/index.ts';
import { managesRequests } from '../access.ts';
import type { RequestRow } from '../repository.ts';

const STATUS = { request_refund: 'paid', request_paid: 'processing' } as const;

/** The refund of a request, or its first confirmation, that waits for a second person. Staff alone read it. */
export async function openProposalOf(
  db: Database,
  kind: keyof typeof STATUS,
  { id, status }: RequestRow,
  viewer: Viewer,
): Promise<Proposal | null> {
  if (status !== STATUS[kind] || !managesRequests(viewer)) return null;
  const open = await findOpenOfRequest(db, kind, id);
  return open?.status === 'pending' ? toProposal(viewer, open, await readDeciders(db)) : null;
}

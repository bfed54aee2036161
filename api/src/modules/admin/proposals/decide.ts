import { hasPermission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import type { ProposalKind, ProposalStatus } from '#lib/proposals/index.ts';
import {
  decideProposal,
  findPlace,
  lockProposal,
  mayReject,
  obstacleOf,
  PROPOSAL_KIND,
  type Proposal,
  type ProposalRow,
  readProposal,
  recordDecision,
  refuseObstacle,
} from '#lib/proposals/index.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { END } from './confirm.ts';

type App = Pick<ApiInstance, 'context'>;

/** A proposal, and the kinds about which the call decides. */
export interface Asked {
  readonly id: string;
  readonly kinds: readonly ProposalKind[];
}

/** Takes the second person's decision: its status and what was proposed, in one transaction. */
export function confirmProposal(app: App, request: FastifyRequest, asked: Asked): Promise<Proposal> {
  return decide(app, request, asked, async (trx, viewer, proposal) => {
    refuseObstacle(obstacleOf(viewer, proposal), viewer, proposal);
    const { agree, confirm } = END[proposal.kind];
    if (agree) return { verb: 'confirm', ...(await agree(trx, request, proposal)) };
    const { entryId, facts } = await confirm(trx, request, proposal);
    await decideProposal(trx, asked.id, {
      status: 'confirmed',
      by: viewer.userId,
      ...(entryId !== undefined && { entryId }),
    });
    return { verb: 'confirm', ...facts };
  });
}

export function rejectProposal(
  app: App,
  request: FastifyRequest,
  asked: Asked,
  reason: string,
): Promise<Proposal> {
  return decide(app, request, asked, async (trx, viewer, proposal) => {
    const obstacle = obstacleOf(viewer, proposal);
    if (!mayReject(obstacle)) refuseObstacle(obstacle, viewer, proposal);
    await decideProposal(trx, asked.id, { status: 'rejected', by: viewer.userId, reason });
    return { verb: 'reject', reason };
  });
}

/** Lets the author take a proposal back. */
export function cancelProposal(app: App, request: FastifyRequest, asked: Asked): Promise<Proposal> {
  return decide(app, request, asked, async (trx, viewer, { proposed_by: author }) => {
    if (author !== viewer.userId)
      throw new ApiError('RES.003', { message: 'Отозвать предложение может только его автор' });
    await decideProposal(trx, asked.id, { status: 'cancelled', by: viewer.userId });
    return { verb: 'cancel' };
  });
}

/** The decision, with its facts for the audit log. */
type Decision = { readonly verb: 'confirm' | 'reject' | 'cancel' } & Record<string, string>;

type Decided = Exclude<ProposalStatus, 'pending'>;

const DECIDED: Readonly<Record<Decided, string>> = {
  confirmed: 'подтверждено',
  rejected: 'отклонено',
  cancelled: 'отозвано',
  lapsed: 'потеряло силу: за 7 дней его никто не подтвердил',
};

/** Decides under the locks of its kind and of the proposal, taken in this order, so that two decisions take turns. */
async function decide(
  { context: { connection } }: App,
  request: FastifyRequest,
  { id, kinds }: Asked,
  take: (trx: Database, viewer: Viewer, proposal: ProposalRow) => Promise<Decision>,
): Promise<Proposal> {
  const place = await findPlace(connection.db, id);
  const payerId = place?.payer_id ?? undefined;
  const work = async (trx: Database) => {
    if (place) await END[place.kind].lock(trx, place);
    const proposal = await lockProposal(trx, id);
    const viewer = await viewerOf(trx, sessionOf(request));
    if (!proposal || !kinds.includes(proposal.kind) || !mayRead(viewer, proposal))
      throw new ApiError('RES.001', { message: 'Предложение не найдено' });
    const { status } = proposal;
    if (status !== 'pending') throw decidedAlready(status, proposal);
    const { verb, ...facts } = await take(trx, viewer, proposal);
    await recordDecision(trx, request, proposal, verb, facts);
    return readProposal(trx, viewer, id);
  };
  return runOnce(request, connection.db, work, { payerId });
}

/** Proposals are read by their authors and by those who decide about their kind. */
function mayRead({ userId, permissions }: Viewer, { kind, proposed_by }: ProposalRow): boolean {
  return proposed_by === userId || hasPermission(permissions, PROPOSAL_KIND[kind].permission);
}

const AGREED_AND_LAPSED = 'потеряло силу: его подтвердили, но письма о нём не дошли';

function decidedAlready(
  status: Decided,
  { decider_name: name, agreed_by: agreed }: Pick<ProposalRow, 'decider_name' | 'agreed_by'>,
): ApiError {
  const decided =
    status === 'confirmed' && name === null
      ? 'вступило в силу: за сутки его никто не остановил'
      : status === 'lapsed' && agreed !== null
        ? AGREED_AND_LAPSED
        : DECIDED[status];
  return new ApiError('RES.003', { message: `Предложение уже ${decided}${name ? `: ${name}` : ''}` });
}

import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { recordLimit } from '../limit.ts';
import { lockPayer, updatePayer } from '../repository.ts';
import { postFunds } from './post-funds.ts';
import { type FundProposal, isTheirs, limitOf, obstacleOf, readProposal } from './proposal-dto.ts';
import { limitFact } from './propose.ts';
import { decideProposal, lockProposal, type ProposalRow, payerOfProposal } from './repository.ts';

type App = Pick<ApiInstance, 'context'>;

/** Takes the second person's decision: status and entry in one transaction. */
export function confirmProposal(app: App, request: FastifyRequest, id: string): Promise<FundProposal> {
  return decide(app, request, id, async (trx, viewer, proposal) => {
    refuse(obstacleOf(viewer, proposal), proposal);
    const limit = limitOf(proposal);
    if (limit !== null) return raiseLimit(trx, request, proposal, limit.after);
    const { entryId, balance } = await postFunds(
      trx,
      {
        payerId: proposal.payer_id,
        amount: proposal.amount,
        reason: proposal.reason,
        document: proposal.document,
        actorId: viewer.userId,
      },
      { id, number: proposalNumber(proposal.number) },
    );
    await decideProposal(trx, id, { status: 'confirmed', by: viewer.userId, entryId });
    return { verb: 'confirm', entry_id: entryId, balance };
  });
}

async function raiseLimit(
  trx: Database,
  request: FastifyRequest,
  { id, payer_id: payerId, payer_is_active: isActive, limit_now: now, reason }: ProposalRow,
  creditLimit: string,
): Promise<Decision> {
  await updatePayer(trx, payerId, { isActive, creditLimit });
  const change = { creditLimit, reason, proposalId: id };
  await recordLimit(trx, request, { id: payerId, credit_limit: now }, change);
  await decideProposal(trx, id, { status: 'confirmed', by: sessionOf(request).userId });
  return { verb: 'confirm' };
}

export function rejectProposal(
  app: App,
  request: FastifyRequest,
  id: string,
  reason: string,
): Promise<FundProposal> {
  return decide(app, request, id, async (trx, viewer, proposal) => {
    const obstacle = obstacleOf(viewer, proposal);
    if (isTheirs(obstacle)) refuse(obstacle, proposal);
    await decideProposal(trx, id, { status: 'rejected', by: viewer.userId, reason });
    return { verb: 'reject', reason };
  });
}

/** Lets the author take a proposal back. */
export function cancelProposal(app: App, request: FastifyRequest, id: string): Promise<FundProposal> {
  return decide(app, request, id, async (trx, viewer, { proposed_by: author }) => {
    if (author !== viewer.userId)
      throw new ApiError('RES.003', { message: 'Отозвать предложение может только его автор' });
    await decideProposal(trx, id, { status: 'cancelled', by: viewer.userId });
    return { verb: 'cancel' };
  });
}

const OBSTACLES = {
  author: () => 'Это ваше предложение: решает другой человек',
  own_payer: () => 'Это ваш счёт: о его деньгах решает другой человек',
  closed: ({ payer_name }: ProposalRow) => `Счёт «${payer_name}» закрыт навсегда: деньги на нём не меняют`,
  author_left: () =>
    'Автор больше не может предлагать такое. Отклоните предложение: при необходимости его сделает другой человек',
  limit_changed: ({ limit_now: now }: ProposalRow) =>
    `Лимит с тех пор изменили, теперь он ${formatMoney(fromWire(now))}. Отклоните предложение: другой лимит предлагают заново`,
} as const;

function refuse(obstacle: FundProposal['obstacle'], proposal: ProposalRow): void {
  if (obstacle !== null) throw new ApiError('RES.003', { message: OBSTACLES[obstacle](proposal) });
}

/** The decision, with its facts for the audit log. */
type Decision = { readonly verb: 'confirm' | 'reject' | 'cancel' } & Record<string, string>;

const DECIDED = { confirmed: 'подтверждено', rejected: 'отклонено', cancelled: 'отозвано' } as const;

/** Decides under the locks of the payer and of the proposal, taken in this order, so that two decisions take turns. */
async function decide(
  { context: { connection } }: App,
  request: FastifyRequest,
  id: string,
  take: (trx: Database, viewer: Viewer, proposal: ProposalRow) => Promise<Decision>,
): Promise<FundProposal> {
  const payerId = await payerOfProposal(connection.db, id);
  const work = async (trx: Database) => {
    const payer = payerId === undefined ? undefined : await lockPayer(trx, payerId);
    const proposal = await lockProposal(trx, id);
    if (!payer || !proposal) throw new ApiError('RES.001', { message: 'Предложение не найдено' });
    if (proposal.status !== 'pending') throw decidedAlready(proposal, proposal.status);
    const viewer = await viewerOf(trx, sessionOf(request));
    const { verb, ...facts } = await take(trx, viewer, proposal);
    const { number, payer_id, kind, amount } = proposal;
    await recordAction(trx, request, {
      action: `fund_proposal.${verb}`,
      id,
      before: { status: 'pending' },
      after: {
        number: proposalNumber(number),
        payer_id,
        kind,
        amount: wire(amount),
        ...limitFact(limitOf(proposal)),
        ...facts,
      },
    });
    return readProposal(trx, viewer, id);
  };
  return runOnce(request, connection.db, work, { payerId });
}

function decidedAlready(
  { decider_name: name }: ProposalRow,
  status: Exclude<ProposalRow['status'], 'pending'>,
): ApiError {
  return new ApiError('RES.003', {
    message: `Предложение уже ${DECIDED[status]}${name ? `: ${name}` : ''}`,
  });
}

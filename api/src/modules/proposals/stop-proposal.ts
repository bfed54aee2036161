import { networkOf } from '@cabinet/http-server';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type CallOrigin, callerOf } from '#lib/audit/record-action.ts';
import { letterTime } from '#lib/mail/index.ts';
import {
  changesOf,
  decideProposal,
  findOthers,
  findProposal,
  findStopLink,
  lockProposal,
  PROPOSAL_KIND,
  type ProposalRow,
  readDeciders,
  recordDecision,
  takesEffectAt,
  whatOf,
} from '#lib/proposals/index.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { StoppableSchema } from './schemas.ts';

type Stoppable = Static<typeof StoppableSchema>;

const STOPPED = 'Остановлено по ссылке из письма';

export async function viewStoppable(db: Database, secret: string): Promise<Stoppable> {
  const { proposal_id: id } = await demandLink(db, secret);
  const row = await findProposal(db, id);
  if (!row) throw unknownLink();
  return toStoppable(db, row);
}

/**
 * Stops a proposal by the link of a letter, whoever has it by now: somebody who was switched off meanwhile is the one
 * for whom the link is there. Once more by the same person changes nothing.
 */
export async function stopProposal(
  db: Database,
  limits: SharedLimits,
  secret: string,
  origin: CallOrigin,
): Promise<Stoppable> {
  await limits.hit(SHARED_LIMITS.stopProposalByAddress, networkOf(origin.ip));
  return inTransaction(db, async (trx) => {
    const { proposal_id: id, user_id: userId } = await demandLink(trx, secret);
    const row = await lockProposal(trx, id);
    if (!row) throw unknownLink();
    if (stateOf(row) === 'open') await stop(trx, row, userId, origin);
    else if (row.decided_by !== userId || row.decision_reason !== STOPPED) throw await closed(trx, row);
    return viewStoppable(trx, secret);
  });
}

/** An author takes back what is their own. */
async function stop(trx: Database, row: ProposalRow, userId: string, origin: CallOrigin): Promise<void> {
  const isOwn = row.proposed_by === userId;
  await decideProposal(trx, row.id, {
    status: isOwn ? 'cancelled' : 'rejected',
    by: userId,
    reason: STOPPED,
  });
  const verb = isOwn ? 'cancel' : 'reject';
  await recordDecision(trx, callerOf({ userId, actor: { name: 'stop-link' } }, origin), row, verb, {
    reason: STOPPED,
    link_of: userId,
  });
}

async function toStoppable(db: Database, row: ProposalRow): Promise<Stoppable> {
  return {
    what: whatOf(row),
    changes: changesOf(row),
    ...(isReset(row) ? ofReset(row) : await ofOthers(db, row)),
    created_at: row.created_at,
    takes_effect_at: takesEffectAt(row, await readDeciders(db)),
    state: stateOf(row),
    decided_at: row.decided_at,
  };
}

type Told = Pick<Stoppable, 'reason' | 'proposed_by' | 'decided_by' | 'others' | 'is_undoable'>;

async function ofOthers(db: Database, row: ProposalRow): Promise<Told> {
  return {
    reason: row.reason,
    proposed_by: row.author_name,
    decided_by: row.decider_name,
    others: await findOthers(db, row),
    is_undoable: true,
  };
}

/** Whoever reads it is no staff: of these they learn neither who nor why (product §24). */
function ofReset({ decided_by: by, decider_name: name, person_id: personId }: ProposalRow): Told {
  return {
    reason: null,
    proposed_by: STAFF,
    decided_by: by === null || by === personId ? name : STAFF,
    others: [],
    is_undoable: false,
  };
}

const STAFF = 'Администратор';

const isReset = ({ kind }: ProposalRow) => PROPOSAL_KIND[kind].isDelayed === true;

function stateOf({ status, decided_by: by, agreed_by: agreed }: ProposalRow): Stoppable['state'] {
  if (status === 'pending') return 'open';
  return status === 'confirmed' && (by === null || agreed !== null) ? 'took_effect' : status;
}

const CLOSED: Readonly<Record<Exclude<Stoppable['state'], 'open'>, string>> = {
  took_effect: 'Уже вступило в силу',
  confirmed: 'Уже подтверждено',
  rejected: 'Уже отклонено',
  cancelled: 'Уже отозвано',
  lapsed: 'Уже потеряло силу',
};
const UNDONE: readonly Stoppable['state'][] = ['took_effect', 'confirmed'];

const GONE =
  'Вернуть второй способ входа нельзя: войдите с паролем и добавьте новый. Если вы об этом не просили, сначала смените пароль на странице входа';

/** Says what has become of it, and who can still help. */
async function closed(db: Database, row: ProposalRow): Promise<ApiError> {
  const state = stateOf(row);
  const at = row.decided_at === null ? '' : ` ${letterTime(row.decided_at)}`;
  const fate = state === 'open' ? '' : `${CLOSED[state]}${at}`;
  if (!UNDONE.includes(state)) return new ApiError('RES.003', { message: `${fate}. Делать ничего не нужно` });
  if (isReset(row)) return new ApiError('RES.003', { message: `${fate}. ${GONE}` });
  const others = await findOthers(db, row);
  const help = others.length > 0 ? others.join(', ') : 'те, кто обслуживает сервер кабинета';
  return new ApiError('RES.003', { message: `${fate}. Отменить это могут: ${help}` });
}

async function demandLink(db: Database, secret: string) {
  const link = await findStopLink(db, hashSecret(secret));
  if (!link) throw unknownLink();
  return link;
}

const unknownLink = () =>
  new ApiError('RES.001', { message: 'Ссылка не найдена. Проверьте адрес из письма' });

import { type Database, isUniqueViolation } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId, recordAction } from '#lib/audit/record-action.ts';
import { proposalNumber } from '#lib/human-number.ts';
import { beginDay, demandDay } from './day/begin-day.ts';
import { factsOf } from './facts.ts';
import { hasSecond } from './has-second.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { type Proposal, readDeciders, toProposal } from './proposal-dto.ts';
import {
  findJudge,
  findOpenAbout,
  findProposal,
  insertProposal,
  LAPSING,
  lapseProposals,
  type NewProposal,
} from './repository.ts';
import { tellSeconds } from './tell-seconds.ts';

/** Whose money or whose rights it is about. */
interface About {
  readonly payer?: { readonly id: string; readonly name: string };
  readonly person?: { readonly id: string };
}

/**
 * Writes down what waits for a second person, and changes nothing else. Where nobody could be that person, a kind about
 * staff takes effect by itself after a day (product §19.5). RES.003 while another one waits about the same subject.
 */
export async function propose(
  trx: Database,
  caller: Caller,
  { payer, person }: About,
  { limitBefore = null, ...order }: NewProposal,
): Promise<Proposal> {
  const actorId = callerId(caller);
  const { permission, takesEffect, isDelayed } = PROPOSAL_KIND[order.kind];
  await refuseAnother(trx, order);
  const takesDay = takesEffect && !(await hasSecond(trx, { ...order, proposed_by: actorId }));
  if (takesDay || isDelayed) await demandDay(trx, caller, order, person?.id ?? null);
  const id = await insertProposal(trx, {
    ...order,
    limitBefore,
    permission,
    payerId: payer?.id ?? null,
    userId: person?.id ?? null,
    proposedBy: actorId,
    takesEffect: takesDay,
  }).catch(refuseMeanwhile);
  const row = await findProposal(trx, id);
  const author = await findJudge(trx, actorId);
  if (!row || !author) throw new Error('a proposal was not stored');
  const { details, allow_debt } = row.facts;
  const after = {
    ...factsOf(row),
    ...(payer && { payer: payer.name }),
    ...(order.reason !== null && { reason: order.reason }),
    document: order.document,
    ...(details !== undefined && { details }),
    ...(allow_debt !== undefined && { allow_debt }),
    ...(row.takes_effect_at !== null && { takes_effect_at: row.takes_effect_at.toISOString() }),
  };
  await recordAction(trx, caller, { action: 'proposal.create', id, after });
  await beginDay(trx, caller, row);
  const deciders = await readDeciders(trx);
  await tellSeconds(trx, row, deciders, caller.cabinetOrigin);
  return toProposal(author, row, deciders);
}

/** One whose term is over may still be in somebody's hands, who is about to be told so. */
function refuseMeanwhile(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ApiError('RES.003', {
    message: 'Об этом как раз решают другое предложение. Попробуйте ещё раз через минуту',
  });
}

async function refuseAnother(trx: Database, { kind, subject }: NewProposal): Promise<void> {
  if (subject === undefined) return;
  await lapseProposals(trx, LAPSING.about(kind, subject));
  const open = await findOpenAbout(trx, kind, subject);
  if (open)
    throw new ApiError('RES.003', {
      message: `Об этом уже ждёт подтверждения предложение ${proposalNumber(open.number)}. Сначала его нужно подтвердить, отклонить или отозвать`,
    });
}

/** What the author of a proposal is told. */
export const PROPOSED = 'Предложение записано. Подтверждает другой человек';

import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { enqueueLetter, letterTime } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import type { NewProposal, ProposalRow } from '../repository.ts';
import { dayLetter, stopLink } from './letters.ts';
import { findOthers } from './others.ts';
import { countDays, findConcerned, findStopped, saveStopLink } from './repository.ts';

/** More would bury the one letter that matters among the others. */
const DAYS_AT_ONCE = 20;

/**
 * Refuses what somebody's link has stopped within a day, and too many at once. Whoever needs it sooner asks for a
 * second person.
 */
export async function demandDay(
  trx: Database,
  caller: Caller,
  { kind, subject }: NewProposal,
  person: string | null,
): Promise<void> {
  const author = callerId(caller);
  const stopped = await findStopped(trx, { kind, author, person, subject: subject ?? null });
  if (stopped)
    throw new ApiError('RES.003', {
      message: `Такое же ваше предложение остановлено по ссылке из письма (${stopped.by}). Предложить снова можно после ${letterTime(stopped.until)}. ${SOONER}`,
    });
  if ((await countDays(trx, author)) >= DAYS_AT_ONCE)
    throw new ApiError('RES.003', {
      message: `За сутки вы уже сделали ${DAYS_AT_ONCE} предложений, которые вступают в силу сами. Больше — через сутки. ${SOONER}`,
    });
}

const SOONER =
  'Раньше поможет второй администратор: его создают те, кто обслуживает сервер кабинета, и он подтвердит предложение';

/** Writes to everybody concerned, each with a link of their own. The secret stands nowhere else. */
export async function beginDay(trx: Database, { cabinetOrigin }: Caller, row: ProposalRow): Promise<void> {
  const at = row.takes_effect_at;
  if (at === null) return;
  const notice = { row, at, others: await findOthers(trx, row) };
  for (const person of await findConcerned(trx, row)) {
    const secret = newSecret();
    const letterId = await enqueueLetter(trx, dayLetter(person, notice, stopLink(cabinetOrigin, secret)));
    await saveStopLink(trx, {
      secretHash: hashSecret(secret),
      proposalId: row.id,
      userId: person.id,
      letterId,
    });
  }
}

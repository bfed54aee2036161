import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { letterTime } from '#lib/mail/index.ts';
import { PROPOSAL_KIND } from '../kinds.ts';
import type { NewProposal, ProposalRow } from '../repository.ts';
import { dayLetter } from './letters.ts';
import { findOthers } from './others.ts';
import { countDays, findConcerned, findStopped } from './repository.ts';
import { writeLinks } from './write-links.ts';

/** More would bury the one letter that matters among the others. */
const DAYS_AT_ONCE = 20;

/** Refuses what somebody's link has stopped within a day, and too many at once. Whoever needs it sooner is told whom to ask. */
export async function demandDay(
  trx: Database,
  caller: Caller,
  { kind, subject }: NewProposal,
  person: string | null,
): Promise<void> {
  const author = callerId(caller);
  const isReset = PROPOSAL_KIND[kind].isDelayed === true;
  const sooner = isReset ? BY_KEEPERS : BY_SECOND;
  const stopped = await findStopped(trx, { kind, author, person, subject: subject ?? null });
  if (stopped)
    throw new ApiError('RES.003', {
      message: `Такое же ${isReset ? '' : 'ваше '}предложение остановлено по ссылке из письма (${stopped.by}). Предложить снова можно после ${letterTime(stopped.until)}. ${sooner}`,
    });
  if ((await countDays(trx, author)) >= DAYS_AT_ONCE)
    throw new ApiError('RES.003', {
      message: `За сутки вы уже сделали ${DAYS_AT_ONCE} предложений, которые вступают в силу сами. Больше — через сутки. ${sooner}`,
    });
}

const BY_KEEPERS = 'Раньше поможет тот, кто обслуживает сервер кабинета: команда db:reset-factors';
const BY_SECOND =
  'Раньше поможет второй администратор: его создают те, кто обслуживает сервер кабинета, и он подтвердит предложение';

/** Writes to everybody concerned, each with a link of their own. */
export async function beginDay(trx: Database, { cabinetOrigin }: Caller, row: ProposalRow): Promise<void> {
  const at = row.takes_effect_at;
  if (at === null) return;
  const notice = { row, at, others: await findOthers(trx, row) };
  const people = await findConcerned(trx, row);
  await writeLinks(trx, { proposalId: row.id, cabinetOrigin }, people, (person, link) =>
    dayLetter(person, notice, link),
  );
}

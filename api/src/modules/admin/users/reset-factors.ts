import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { actorOf, type Caller, callerId } from '#lib/audit/record-action.ts';
import {
  agreeTo,
  type Done,
  demandBothAble,
  findAtAllEmails,
  findProposal,
  PROPOSAL_KIND,
  type Proposal,
  type ProposalRow,
  proposeFactorReset,
  refuseObstacle,
  writeLinks,
} from '#lib/proposals/index.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { factorsOf } from '#lib/second-factors/index.ts';
import { resetFactors } from '../../auth/second-factor/reset-factors.ts';
import { demandAdministrator, demandPerson } from './demand.ts';
import { factorResetLetter } from './factor-reset-letter.ts';
import { hasMoved } from './person-repository.ts';

/**
 * Proposes to take away the second factors of somebody who has lost them (product §19.5): two people agree, and a day later it
 * takes effect. The person is told at once, with a link that stops it.
 *
 * @throws AUTH.003 of somebody above, RES.003 of oneself, of nobody's factor, and where nobody could be the second person
 */
export async function proposeReset(
  trx: Database,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Proposal> {
  await lockHolders(trx, null);
  const { userId, permissions: held } = await demandAdministrator(trx, caller);
  const person = await demandPerson(trx, id);
  if (id === userId) throw new ApiError('RES.003', { message: OWN });
  await demandNotAbove(trx, held, person.permissions);
  if ((await factorsOf(trx, id)).length === 0) throw new ApiError('RES.003', { message: NO_FACTOR });
  if (await hasMoved(trx, userId, id)) throw new ApiError('RES.003', { message: MOVED });
  const proposal = await proposeFactorReset(trx, caller, person, reason);
  if (proposal.awaits.length === 0) throw new ApiError('RES.003', { message: NOBODY });
  await tell(trx, caller, proposal.id);
  return proposal;
}

const OWN = 'Свой второй способ входа меняют на странице «Безопасность»';
const NO_FACTOR = 'У этого человека нет второго способа входа: сбрасывать нечего';
const MOVED =
  'За последние 30 дней вы меняли почту этого человека: сброс второго способа входа предложит кто-то другой';
const NOBODY =
  'Подтвердить это некому. Второй способ входа сбросит тот, кто обслуживает сервер кабинета: команда db:reset-factors';

/** Writes to the person, and to the addresses that they had lately. */
async function tell(trx: Database, { cabinetOrigin }: Caller, id: string): Promise<void> {
  const row = await findProposal(trx, id);
  if (!row?.person_id) throw new Error('a proposal to reset factors names the person');
  const people = await findAtAllEmails(trx, row.person_id);
  await writeLinks(trx, { proposalId: id, cabinetOrigin }, people, (to, link) =>
    factorResetLetter(to, row, link),
  );
}

/** Takes the second word: from now on it waits for its day, and the person hears of that. */
export async function agreeToReset(
  trx: Database,
  by: Caller,
  row: ProposalRow,
): Promise<Record<string, string>> {
  const byId = callerId(by);
  const { permissions } = await demandPerson(trx, row.person_id ?? '');
  await demandBothAble(trx, byId, row, permissions);
  await agreeTo(trx, row.id, byId);
  await tell(trx, by, row.id);
  const agreed = await findProposal(trx, row.id);
  return { takes_effect_at: agreed?.takes_effect_at?.toISOString() ?? '' };
}

const SECOND_LEFT = 'Тот, кто подтвердил, больше не может подтверждать такое';

/** Does it when the day is over, if both still may and the person has not shown a factor up to this moment. */
export async function confirmReset(
  trx: Database,
  by: Caller,
  { id, person_id: personId, agreed_by: agreedBy }: ProposalRow,
): Promise<Done> {
  const person = await demandPerson(trx, personId ?? '');
  // Whoever signs in holds the row of the person, so this is what they have left.
  const row = await findProposal(trx, id);
  if (!row || agreedBy === null) throw new Error('nobody has agreed to this reset');
  refuseObstacle(PROPOSAL_KIND.factor_reset.outdated(row), { permissions: [] }, row);
  await demandBothAble(trx, agreedBy, row, person.permissions).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'AUTH.003') throw error;
    throw new ApiError('RES.003', { message: SECOND_LEFT, cause: error });
  });
  const facts = { proposal_id: id, confirmed_by: agreedBy };
  await resetFactors(trx, person, { by: actorOf(by), cabinetOrigin: by.cabinetOrigin, facts });
  return { facts: { confirmed_by: agreedBy } };
}

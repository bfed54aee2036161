import { type Database, inTransaction, isDatabaseBusy } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import {
  areTold,
  decideProposal,
  endDay,
  findDays,
  findOthers,
  findProposalsByIds,
  findTold,
  hasSecond,
  lockFreeProposal,
  PROPOSAL_KIND,
  type ProposalRow,
  recordDecision,
  refuseObstacle,
  type StaffKind,
  tookEffectLetter,
} from '#lib/proposals/index.ts';
import { findOriginOf } from './origin-repository.ts';
import { STAFF_END } from './staff-end.ts';

interface Day {
  readonly id: string;
  readonly kind: StaffKind;
}

/**
 * Lets the proposals take effect whose day is over and which nobody could confirm (product §19.5). Where somebody could
 * by now, they wait for that person from then on: so that nobody is switched off in the last minute of a day that was
 * theirs to decide. What is locked waits for the next round. Returns how many took effect.
 */
export async function takeEffect(db: Database, publicUrl = '', ends: Ends = STAFF_END): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const day of await findRipe(db)) {
    try {
      if (await inTransaction(db, (trx) => passDay(trx, day, { publicUrl, ends }))) done += 1;
    } catch (error) {
      if (isRefusal(error)) await refuseDay(db, day, error.message, ends);
      else if (!isDatabaseBusy(error)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
  return done;
}

type Ends = Pick<typeof STAFF_END, StaffKind>;

/** Those about which there is something to do. Others keep nobody who changes roles waiting. */
async function findRipe(db: Database): Promise<Day[]> {
  const days = await findDays(db);
  if (days.length === 0) return [];
  const ripe: Day[] = [];
  const ids = days.map(({ id }) => id);
  for (const row of await findProposalsByIds(db, ids)) {
    const day = days.find(({ id }) => id === row.id);
    if (day && (row.is_due || (await endsBeforeDay(db, row)))) ripe.push(day);
  }
  return ripe;
}

/** Whether it waits for somebody from now on, or, where it always does, is about something that is no more. */
async function endsBeforeDay(db: Database, row: ProposalRow): Promise<boolean> {
  const { isDelayed, outdated } = PROPOSAL_KIND[row.kind];
  return isDelayed ? !row.author_stands || outdated(row) !== null : hasSecond(db, row);
}

/** Everything is looked at again, under the same locks as where somebody confirms. */
async function passDay(
  trx: Database,
  { id, kind }: Day,
  { publicUrl, ends }: { readonly publicUrl: string; readonly ends: Ends },
): Promise<boolean> {
  await ends[kind].lock(trx, { kind, payer_id: null, request_id: null, subject: null });
  const row = await lockFreeProposal(trx, id);
  if (row?.status !== 'pending') return false;
  const isDelayed = PROPOSAL_KIND[kind].isDelayed === true;
  if (isDelayed) refuseOutdated(row);
  if (row.takes_effect_at === null) return false;
  if (!isDelayed && (await hasSecond(trx, row))) {
    await endDay(trx, id);
    return false;
  }
  if (!row.is_due || !(await areTold(trx, row))) return false;
  refuseOutdated(row);
  const told = await findTold(trx, id);
  const { facts } = await ends[kind].confirm(trx, await authorAsCaller(trx, row, publicUrl), row);
  await decideProposal(trx, id, { status: 'confirmed', by: row.agreed_by });
  await recordDecision(trx, null, row, 'confirm', {
    ...facts,
    waited_until: row.takes_effect_at.toISOString(),
  });
  // Of lost factors a letter of their own tells the person.
  if (isDelayed) return true;
  const notice = { row, at: new Date(), others: await findOthers(trx, row) };
  for (const person of told) await enqueueLetter(trx, tookEffectLetter(person, notice));
  return true;
}

function refuseOutdated(row: ProposalRow): void {
  if (!row.author_stands)
    throw new ApiError('RES.003', { message: 'Автор больше не может предлагать такое' });
  const { outdated, isDelayed } = PROPOSAL_KIND[row.kind];
  if (isDelayed) refuseObstacle(outdated(row), { permissions: [] }, row);
  else if (outdated(row) !== null)
    throw new ApiError('RES.003', { message: 'С тех пор изменилось то, о чём предложение' });
}

/** An answer to whoever asked, not an accident of ours: the same call would be refused a minute later too. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.httpStatus < 500 && error.retryAfterSeconds === undefined;
}

/** What cannot be done as it was proposed has ended, so that it does not come back in a better moment. */
async function refuseDay(db: Database, { id, kind }: Day, reason: string, ends: Ends): Promise<void> {
  await inTransaction(db, async (trx) => {
    await ends[kind].lock(trx, { kind, payer_id: null, request_id: null, subject: null });
    const row = await lockFreeProposal(trx, id);
    if (row?.status !== 'pending') return;
    await decideProposal(trx, id, { status: 'cancelled', by: null, reason });
    await recordDecision(trx, null, row, 'cancel', { reason });
  });
}

/** The author, from where they proposed it. */
async function authorAsCaller(trx: Database, row: ProposalRow, cabinetOrigin: string): Promise<Caller> {
  const { ip, fingerprint, user_agent, trace_id } = await findOriginOf(trx, row.id);
  return {
    session: { userId: row.proposed_by, actor: { begun: row.id } },
    ip: ip ?? '',
    id: trace_id ?? '',
    fingerprint,
    headers: { 'user-agent': user_agent ?? undefined },
    cabinetOrigin,
  };
}

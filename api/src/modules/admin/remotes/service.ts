import { Refusal, readBuild, readHistory, remoteIn, rollback } from '@cabinet/federation/registry';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Caller, callerId, recordAction } from '#lib/audit/record-action.ts';
import { loadsSince } from '#lib/releases/loads-repository.ts';
import type { Releases } from '#lib/releases/releases.ts';
import { nextRollback, toChange, toRemotes } from './remote-dto.ts';
import { emailOf } from './repository.ts';
import type { HistoryData, HistoryQuery, RollbackBody } from './schemas.ts';

const HOUR_MS = 60 * 60_000;
const SHOWN_HOURS = 24;
const CHANGES_A_PAGE = 20;

const CHANGED = 'Раздел уже изменили. Посмотрите, что выпущено сейчас, и повторите, если нужно.';

/** @throws ApiError RES.001 where a sentence of the registry says that there is none. */
async function found<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('RES.001');
    throw error;
  }
}

export async function listRemotes(db: Database, releases: Releases, hours = SHOWN_HOURS) {
  const counts = await loadsSince(db, new Date(Date.now() - hours * HOUR_MS));
  return toRemotes(await releases.state(), counts);
}

/** The changes of a remote, the last one first. */
export async function remoteHistory(
  releases: Releases,
  remote: string,
  { limit = CHANGES_A_PAGE, before }: Static<typeof HistoryQuery>,
): Promise<Static<typeof HistoryData>> {
  await found((async () => remoteIn(await releases.state(), remote))());
  const all = await readHistory(await releases.store(), { remote });
  const changes = all.filter(({ revision }) => before === undefined || revision < before);
  const page = changes.slice(0, limit);
  return {
    items: page.map(toChange),
    next: changes.length > limit ? (page.at(-1)?.revision ?? null) : null,
  };
}

/**
 * Takes the newest step of a remote back, if it is still the one that the person has seen.
 *
 * @throws ApiError RES.001 for a remote that is not released, RES.003 when somebody was first.
 */
export async function takeBack(
  db: Database,
  releases: Releases,
  caller: Caller,
  { remote: name, from, to, why }: Static<typeof RollbackBody> & { readonly remote: string },
) {
  const next = nextRollback(await found((async () => remoteIn(await releases.state(), name))()));
  if (next?.from !== from || next.to !== to) throw new ApiError('RES.003', { message: CHANGED });
  const by = await emailOf(db, callerId(caller));
  const store = await releases.store();
  await inTransaction(db, async (trx) => {
    await recordAction(trx, caller, {
      action: 'remote.rollback',
      id: name,
      before: { build: from },
      after: { build: to, why: why.trim() },
    });
    try {
      await rollback(store, { remote: name, by, why: why.trim() });
    } catch (error) {
      if (error instanceof Refusal) throw new ApiError('RES.003', { message: CHANGED });
      throw error;
    }
  });
}

/** Whether a build is stored. @throws ApiError RES.001 when it is not. */
export async function demandBuild(releases: Releases, name: string, build: string): Promise<void> {
  await found(readBuild(await releases.store(), name, build));
}

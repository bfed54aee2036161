import {
  type Build,
  demandFit,
  type Piece,
  piecesOf,
  Refusal,
  readBuild,
  readHistory,
  readStoring,
  rollback,
  type State,
} from '@cabinet/federation/registry';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { allowMinutes, type Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { loadsSince } from '#lib/releases/loads-repository.ts';
import type { Releases } from '#lib/releases/releases.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { nextRollback, toChange, toRemotes } from './remote-dto.ts';
import { emailOf } from './repository.ts';
import type { BuildData, HistoryData, HistoryQuery, RollbackBody } from './schemas.ts';

const HOUR_MS = 60 * 60_000;
const SHOWN_HOURS = 24;
const CHANGES_A_PAGE = 20;

/** How long a transaction waits for a store that answered just before. */
const ROLLBACK_MINUTES = 2;

function refuseChanged(): never {
  throw new ApiError('RES.003', {
    message: 'Раздел уже изменили. Посмотрите, что выпущено сейчас, и повторите, если нужно.',
  });
}

function refuseMisfit(): never {
  throw new ApiError('RES.003', {
    message:
      'Прежняя сборка не подходит к тому, что выпущено сейчас. Сначала верните то, что от неё зависит.',
  });
}

function refuseUnknown(): never {
  throw new ApiError('RES.001');
}

/**
 * Waits for the store of releases.
 *
 * @param refuse Says no where a sentence of the registry does.
 * @throws ApiError SYS.002 where the store does not answer, or not with releases.
 */
async function asked<T>(work: Promise<T>, refuse: () => never = refuseUnknown): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Refusal) return refuse();
    throw new ApiError('SYS.002', {
      message: 'Хранилище релизов недоступно. Попробуйте позже',
      cause: error,
    });
  }
}

/** @throws ApiError RES.001 for what is not released. */
const demandPiece = (state: State, name: string): Piece =>
  piecesOf(state).find((piece) => piece.name === name) ?? refuseUnknown();

export async function listRemotes(db: Database, releases: Releases, hours = SHOWN_HOURS) {
  const counts = await loadsSince(db, new Date(Date.now() - hours * HOUR_MS));
  return toRemotes(await asked(releases.state()), counts);
}

/** The changes of a remote and of the whole site, the latest first. */
export async function remoteHistory(
  releases: Releases,
  name: string,
  { limit = CHANGES_A_PAGE, before = Number.POSITIVE_INFINITY }: Static<typeof HistoryQuery>,
): Promise<Static<typeof HistoryData>> {
  demandPiece(await asked(releases.state()), name);
  const all = await asked(releases.store().then((store) => readHistory(store)));
  const changes = all.filter(
    ({ remote, revision }) => (remote === name || remote === undefined) && revision < before,
  );
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
  request: FastifyRequest,
  { remote: name, from, to, ...body }: Static<typeof RollbackBody> & { readonly remote: string },
): Promise<null> {
  // A store that is away fails here, before a transaction could wait for it.
  demandPiece(await asked(releases.state()), name);
  const store = await asked(releases.store());
  const by = await emailOf(db, sessionOf(request).userId);
  const why = body.why.trim();
  const check = (state: State, build?: Build) => {
    const next = nextRollback(demandPiece(state, name));
    if (next?.from !== from || next.to !== to) refuseChanged();
    try {
      demandFit(state, build);
    } catch {
      refuseMisfit();
    }
  };
  return runOnce(request, db, async (trx) => {
    await allowMinutes(trx, ROLLBACK_MINUTES);
    await asked(rollback(store, { remote: name, by, why, check }), refuseChanged);
    // The row is written after the store, because it locks the log for every other writer until the commit. A process
    // that dies in between leaves no row and no key. The history of releases still says who did it and why, and the
    // same request gets RES.003.
    await recordAction(trx, request, {
      action: 'remote.rollback',
      id: name,
      before: { build: from },
      after: { build: to, why },
    });
    return null;
  });
}

/** A stored build: who stored it is null where the store does not know. @throws ApiError RES.001 when it is not stored. */
export async function storedBuild(
  releases: Releases,
  name: string,
  build: string,
): Promise<Static<typeof BuildData>> {
  const store = await asked(releases.store());
  await asked(readBuild(store, name, build));
  const storing = await asked(readStoring(store, name, build));
  return { name, build, stored_by: storing?.by ?? null, stored_at: storing?.at ?? null };
}

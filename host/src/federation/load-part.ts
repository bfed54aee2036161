import type { LoadableBuild } from '@cabinet/federation/contract';
import { isNotBrought } from './is-not-brought.ts';
import { failure, type LoadFailure, type LoadResult } from './load-state.ts';
import { liveRemote, offeredRemote, refreshRemotes } from './remotes.ts';
import { reportLoad } from './report-loads.ts';
import { buildOf, newestBuild, type RemotePart } from './running-builds.ts';
import { importExposed } from './runtime.ts';
import { withRetries } from './with-retries.ts';

/** A record of lazy loaders, as `routes` and `modals` of a remote are. */
type Loaders = Record<string, () => Promise<unknown>>;

function toLoaders(module: unknown, name: string): Loaders | undefined {
  const record: unknown = Object(module)[name];
  if (typeof record !== 'object' || record === null) return undefined;
  const entries = Object.entries(record).filter(([, load]) => typeof load === 'function');
  return Object.fromEntries(entries);
}

/** Takes what is wanted from a module; undefined says that it has not the promised shape. */
type Pick<T> = (module: unknown) => T | undefined;

/** @throws When a file has not come; another attempt may bring it. */
async function loadOnce<T>(
  { remote, exposed, id }: RemotePart,
  build: LoadableBuild,
  pick: Pick<T>,
): Promise<LoadResult<T>> {
  const began = performance.now();
  try {
    const loaders = toLoaders(await importExposed(build, exposed), exposed);
    const load = loaders?.[id];
    if (!load) return failure('malformed', `${remote} has no ${exposed}.${id}`);
    const value = pick(await load());
    if (value === undefined)
      return failure('malformed', `${remote}: ${exposed}.${id} has not the promised shape`);
    reportLoad(remote, build, 'loaded', performance.now() - began);
    return { kind: 'loaded', value, build };
  } catch (error) {
    if (isNotBrought(error)) throw error;
    // The code has come, and fails while it starts: it would again.
    return failure('malformed', error);
  }
}

/** What keeps the page up to date, and what finds out why a file has not come. */
export const importUpkeep = () => import(/* webpackChunkName: "upkeep" */ './upkeep.ts');

async function failureOf(error: unknown, build: LoadableBuild): Promise<LoadFailure> {
  const reason = await importUpkeep().then(
    ({ reasonOf }) => reasonOf(error, build),
    // Where that does not come either, it is the network.
    () => 'network' as const,
  );
  return failure(reason, error);
}

async function loadFrom<T>(
  part: RemotePart,
  build: LoadableBuild,
  pick: Pick<T>,
  retry: typeof withRetries = (work) => work(),
): Promise<LoadResult<T>> {
  const result = await retry(() => loadOnce(part, build, pick)).catch((error: unknown) =>
    failureOf(error, build),
  );
  if (result.kind === 'failed') reportLoad(part.remote, build, result.reason);
  return result;
}

/** What may come in place of a build that does not: what the registry names now, else what was live before. */
function standInsFor(part: RemotePart, build: LoadableBuild): LoadableBuild[] {
  const candidates = [
    newestBuild(part),
    liveRemote(part.remote)?.former,
    offeredRemote(part.remote)?.former,
  ].flatMap((candidate) => candidate ?? []);
  const byGlobal = new Map(candidates.map((candidate) => [candidate.global, candidate]));
  byGlobal.delete(build.global);
  return [...byGlobal.values()];
}

/**
 * Loads a part of a remote: its container, the record of loaders, the module itself. A request that fails is made twice
 * more, with jitter; then the registry is read again, and the builds beside this one are tried in the same page.
 *
 * @returns The first failure when none of them comes. It is forgotten: a later call starts fresh.
 */
export async function loadPart<T>(part: RemotePart, pick: Pick<T>): Promise<LoadResult<T>> {
  const own = buildOf(part);
  if (!own) return failure('incompatible', `remote ${part.remote} is not usable`);
  const first = await loadFrom(part, own, pick, withRetries);
  if (first.kind === 'loaded') return first;
  await refreshRemotes();
  for (const build of standInsFor(part, own)) {
    const result = await loadFrom(part, build, pick);
    if (result.kind === 'loaded') return result;
  }
  return first;
}

import { failure, type LoadResult } from './load-state.ts';
import { findRemote, refreshRemotes } from './remotes.ts';
import { withRetries } from './with-retries.ts';

/** A record of lazy loaders, as `routes` and `modals` of a remote are. */
type Loaders = Record<string, () => Promise<unknown>>;

function toLoaders(module: unknown, name: string): Loaders | undefined {
  if (typeof module !== 'object' || module === null || !(name in module)) return undefined;
  const record: unknown = Reflect.get(module, name);
  if (typeof record !== 'object' || record === null) return undefined;
  const entries = Object.entries(record).filter(([, load]) => typeof load === 'function');
  return Object.fromEntries(entries);
}

/**
 * Loads one lazy module of a remote: its container, the record of loaders, the module itself.
 * A failed request is tried twice more, with jitter, and then forgotten, so that a later call starts fresh.
 *
 * @param remoteName Name in the registry.
 * @param exposed Which record, `routes` or `modals`.
 * @param id Key in the record.
 * @param pick Takes what is wanted from the module; undefined says that the module has not the promised shape.
 */
export async function loadExposed<T>(
  remoteName: string,
  exposed: 'routes' | 'modals',
  id: string,
  pick: (module: unknown) => T | undefined,
): Promise<LoadResult<T>> {
  async function loadOnce(): Promise<LoadResult<T>> {
    const remote = findRemote(remoteName);
    if (!remote) return failure('incompatible', `remote ${remoteName} is not usable`);
    const { importExposed } = await import(/* webpackChunkName: "federation" */ './runtime.ts');
    const loaders = toLoaders(await importExposed(remote, exposed), exposed);
    const load = loaders?.[id];
    if (!load) return failure('malformed', `${remoteName} has no ${exposed}.${id}`);
    const value = pick(await load());
    return value === undefined
      ? failure('malformed', `${remoteName}: ${exposed}.${id} has not the promised shape`)
      : { kind: 'loaded', value };
  }
  return withRetries(loadOnce, { beforeRetry: refreshRemotes }).catch((error) => failure('network', error));
}

import type { RegistryRemote } from '@cabinet/federation/contract';
import { cabinetStore } from '@cabinet/kernel/state';
import { buildNewsAtom } from './build-news.ts';
import { liveRemote, liveRemotes, offeredRemotes, onRegistryRead, otherHost } from './remotes.ts';
import { runningBuilds } from './running-builds.ts';

/** What the page has fixed for itself as it started. */
const promises = (remotes: readonly RegistryRemote[]) =>
  remotes.map(({ name, contract: { routes, menu, modals } }) => [name, routes, menu, modals]);

/** What a reload would bring. */
function offeredUpdate(): string | null {
  const live = liveRemotes();
  const isRunningOld = [...runningBuilds()].some(
    ([name, { global }]) => (liveRemote(name)?.global ?? global) !== global,
  );
  const promisesOther = JSON.stringify(promises(live)) !== JSON.stringify(promises(offeredRemotes()));
  const host = otherHost();
  const isOffered = isRunningOld || promisesOther || host !== undefined;
  return isOffered ? [host, ...live.map(({ global }) => global)].join() : null;
}

/** Follows the registry. A build that nothing of the page has run yet needs no reload: the next navigation takes it. */
export function followUpdates(): void {
  onRegistryRead(() => {
    const update = offeredUpdate();
    cabinetStore.set(buildNewsAtom, (news) => {
      if (news === null) return update === null ? null : { trial: null, update };
      return { ...news, update };
    });
  });
}

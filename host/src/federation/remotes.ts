import {
  type CheckedRemote,
  fitRemotes,
  type MenuItemContract,
  type RegistryRemote,
  type RouteContract,
} from '@cabinet/federation/contract';
import type { ModalId } from '@cabinet/kernel/modals';
import { offeredScreensAtom } from '@cabinet/kernel/paths';
import { isFactorDue, type User } from '@cabinet/kernel/session';
import { cabinetStore } from '@cabinet/kernel/state';
import { mayTry } from './may-try.ts';
import { providedKernel } from './provided-kernel.ts';
import { fetchRegistry, type RegistrySource, readRegistry } from './read-registry.ts';
import { isRegistry, isRemote } from './registry-shape.ts';

/** A route of a remote, with the remote that owns it. */
export interface OfferedRoute extends RouteContract {
  readonly remote: string;
}

/** What the page started with: its menu, its routes and who draws which modal. */
let offered: RegistryRemote[] = [];

/** What the registry has said last. */
let live: RegistryRemote[] = [];

/** The host's build that the page is of, and the one that is live; each unknown where a registry does not name it. */
let hosts: { offered: unknown; live: unknown } = { offered: undefined, live: undefined };

/** Without its chunk the live builds run. */
const NO_TRIAL = { beginTrial: async () => withTrial };

/** Puts what this browser tries in place of a live build. */
let withTrial = (source: RegistrySource): RegistrySource => source;

const listeners = new Set<() => void>();

/** Calls back whenever the registry has been read again. */
export const onRegistryRead = (listener: () => void): void => void listeners.add(listener);

/** Reads and checks the registry. Must run before anything else of this module. */
export async function initRemotes(): Promise<void> {
  const source = await readRegistry();
  if (mayTry()) {
    const { beginTrial } = await import(/* webpackChunkName: "trial" */ './begin-trial.ts').catch(
      () => NO_TRIAL,
    );
    withTrial = await beginTrial(source);
  }
  offered = (await readRemotes(source)) ?? [];
  live = offered;
  hosts = { offered: hostOf(source.value), live: hostOf(source.value) };
  cabinetStore.set(
    offeredScreensAtom,
    offeredRoutes().map(({ path, title, guard }) => ({
      path,
      title,
      permission: guard?.permission ?? null,
      anyPermission: guard?.anyPermission ?? [],
    })),
  );
}

/** Reads the registry file again: other builds may have become live. */
export async function refreshRemotes(): Promise<void> {
  const value = await fetchRegistry();
  if (value === undefined) return;
  live = (await readRemotes({ value, from: 'network' })) ?? live;
  hosts.live = hostOf(value);
  for (const listener of listeners) listener();
}

const hostOf = (value: unknown) => (isRegistry(value) ? value.host : undefined);

/** The build of the host that a reload would bring, when it is another one than the page's. */
export const otherHost = (): unknown => (hosts.live === hosts.offered ? undefined : hosts.live);

async function check(source: RegistrySource): Promise<CheckedRemote[] | null> {
  const { value, from } = withTrial(source);
  // The gateway serves no page with a registry that it has not checked field by field.
  if (from === 'page' && isRegistry(value) && value.remotes.every(isRemote))
    return fitRemotes(value.remotes, providedKernel());
  const { checkRemotes } = await import(/* webpackChunkName: "check-remotes" */ './check-remotes.ts');
  return checkRemotes(value, providedKernel());
}

/** @returns The usable ones; null when nothing is known of any. */
async function readRemotes(source: RegistrySource): Promise<RegistryRemote[] | null> {
  // Without the chunk that checks, what is not checked is not taken.
  const checked = await check(source).catch(() => null);
  if (checked === null) return null;
  return checked.flatMap((each) => {
    if (each.kind === 'ready') return [each.remote];
    console.warn(`Remote ${each.name} is set aside: ${each.reason}`);
    return [];
  });
}

const named = (remotes: readonly RegistryRemote[], name: string) =>
  remotes.find((remote) => remote.name === name);

/** A remote as it was when the page started. */
export const offeredRemote = (name: string): RegistryRemote | undefined => named(offered, name);

/** A remote as it is live by what the page knows. */
export const liveRemote = (name: string): RegistryRemote | undefined => named(live, name);

/** All remotes that are live by what the page knows. */
export const liveRemotes = (): readonly RegistryRemote[] => live;

/** All remotes as they were when the page started. */
export const offeredRemotes = (): readonly RegistryRemote[] => offered;

/** All routes that usable remotes offer. */
export const offeredRoutes = (): OfferedRoute[] =>
  offered.flatMap(({ name: remote, contract }) => contract.routes.map((route) => ({ ...route, remote })));

/** Where a second factor is added. */
export const factorPath = (): string | undefined => offeredRoutes().find((route) => route.addsFactor)?.path;

/** All menu items that usable remotes offer, in order. */
export const offeredMenu = (): MenuItemContract[] =>
  offered.flatMap((remote) => remote.contract.menu).sort((a, b) => a.order - b.order);

/** The remote that offers a modal. */
export const remoteOfModal = (id: string): string | undefined =>
  offered.find((remote) => remote.contract.modals.includes(id))?.name;

/**
 * Whether a usable remote draws this modal for a person; an entry that would open nothing is not shown. None is open to
 * whoever has yet to add a second factor (product §12.13).
 */
export const isModalOffered = (id: ModalId, user: User): boolean =>
  remoteOfModal(id) !== undefined && !isFactorDue(user);

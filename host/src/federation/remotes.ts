import {
  type CheckedRemote,
  fitRemotes,
  type MenuItemContract,
  type RegistryRemote,
  type RouteContract,
} from '@cabinet/federation/contract';
import { isPermission, type Permission } from '@cabinet/kernel/core/permissions';
import type { ModalId } from '@cabinet/kernel/modals';
import { offeredScreensAtom } from '@cabinet/kernel/paths';
import { cabinetStore } from '@cabinet/kernel/state';
import { fetchRegistry, type RegistrySource, readRegistry } from './read-registry.ts';
import { isRegistry, isRemote } from './registry-shape.ts';

/** A route of a remote, with the remote that owns it and the permission as the kernel knows it. */
export interface OfferedRoute extends RouteContract {
  readonly remote: string;
  readonly guard?: { readonly session: true; readonly permission?: Permission };
}

function toOfferedRoute(remote: string, { guard, ...route }: RouteContract): OfferedRoute {
  if (!guard) return { ...route, remote };
  const { session, permission } = guard;
  // A remote that names an unknown permission has been set aside before.
  return { ...route, remote, guard: isPermission(permission) ? { session, permission } : { session } };
}

let checkedRemotes: CheckedRemote[] = [];

/** Reads and checks the registry. Must run before anything else of this module. */
export async function initRemotes(): Promise<void> {
  await adopt(await readRegistry());
}

/** Reads the registry file again, before another attempt: the remote may have been fixed and published meanwhile. */
export async function refreshRemotes(): Promise<void> {
  const value = await fetchRegistry();
  if (value !== undefined) await adopt({ value, from: 'network' });
}

async function check({ value, from }: RegistrySource): Promise<CheckedRemote[] | null> {
  const kernel = { version: __KERNEL_VERSION__, entries: __KERNEL_ENTRIES__, isPermission };
  // The gateway serves no page with a registry that it has not checked field by field.
  if (from === 'page' && isRegistry(value) && value.remotes.every(isRemote))
    return fitRemotes(value.remotes, kernel);
  const { checkRemotes } = await import(/* webpackChunkName: "check-remotes" */ './check-remotes.ts');
  return checkRemotes(value, kernel);
}

async function adopt(source: RegistrySource): Promise<void> {
  // Without the chunk that checks, what is not checked is not taken.
  const checked = await check(source).catch(() => null);
  if (checked === null) return;
  checkedRemotes = checked;
  cabinetStore.set(
    offeredScreensAtom,
    offeredRoutes().map(({ path, title, guard }) => ({ path, title, permission: guard?.permission ?? null })),
  );
  for (const remote of checked) {
    if (remote.kind === 'incompatible') console.warn(`Remote ${remote.name} is set aside: ${remote.reason}`);
  }
}

const readyRemotes = (): RegistryRemote[] =>
  checkedRemotes.flatMap((checked) => (checked.kind === 'ready' ? [checked.remote] : []));

/** The live build of a remote. */
export const findRemote = (name: string): RegistryRemote | undefined =>
  readyRemotes().find((remote) => remote.name === name);

/** All routes that usable remotes offer. */
export const offeredRoutes = (): OfferedRoute[] =>
  readyRemotes().flatMap((remote) =>
    remote.contract.routes.map((route) => toOfferedRoute(remote.name, route)),
  );

/** All menu items that usable remotes offer, in order. */
export const offeredMenu = (): MenuItemContract[] =>
  readyRemotes()
    .flatMap((remote) => remote.contract.menu)
    .sort((a, b) => a.order - b.order);

/** The remote that offers a modal. */
export const remoteOfModal = (id: string): string | undefined =>
  readyRemotes().find((remote) => remote.contract.modals.includes(id))?.name;

/** Whether a usable remote draws this modal; an entry that would open nothing is not shown. */
export const isModalOffered = (id: ModalId): boolean => remoteOfModal(id) !== undefined;

/** Integrity of a file by its absolute URL; undefined for a file that no registered build lists. */
export function integrityOfUrl(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.href);
  for (const { base, integrity } of readyRemotes()) {
    const root = new URL(base, location.href);
    if (root.origin !== origin || !pathname.startsWith(root.pathname)) continue;
    const file = pathname.slice(root.pathname.length);
    return Object.hasOwn(integrity, file) ? integrity[file] : undefined;
  }
  return undefined;
}

import { findPathCollision, type RegistryRemote, satisfies } from '@cabinet/federation/contract';
import { isPermission } from '@cabinet/kernel/core/permissions';

/** A remote of the registry after its check: usable, or set aside with a reason. */
export type CheckedRemote =
  | { readonly kind: 'ready'; readonly remote: RegistryRemote }
  | { readonly kind: 'incompatible'; readonly name: string; readonly reason: string };

const HOST_PATHS = ['/login', '/auth', '/logout'];

/** The kernel that a host hands to remotes. */
export interface ProvidedKernel {
  readonly version: string;
  /** Its entry points, e.g. `ui/table`. */
  readonly entries: readonly string[];
}

/** An entry of a registry as it was read. */
type ReadRemote = RegistryRemote | { readonly name: string; readonly reason: string };

/**
 * Checks what only this page can know of remotes, before any code of them is loaded: kernel range and entry points, path
 * collisions, permission ids.
 *
 * @returns One state a remote.
 */
export function fitRemotes(remotes: readonly ReadRemote[], kernel: ProvidedKernel): CheckedRemote[] {
  const takenPaths = [...HOST_PATHS];
  const takenNames = new Set<string>();
  return remotes.map((remote) => {
    if ('reason' in remote) return { kind: 'incompatible', ...remote };
    const reason = misfit(remote, { kernel, takenPaths, takenNames });
    if (reason !== undefined) return { kind: 'incompatible', name: remote.name, reason };
    takenPaths.push(...remote.contract.routes.map((route) => route.path));
    takenNames.add(remote.name);
    return { kind: 'ready', remote };
  });
}

interface Surroundings {
  readonly kernel: ProvidedKernel;
  readonly takenPaths: readonly string[];
  readonly takenNames: Set<string>;
}

function misfit(
  { name, contract, kernelEntries = [] }: RegistryRemote,
  { kernel, takenPaths, takenNames }: Surroundings,
): string | undefined {
  if (takenNames.has(name)) return `the name ${name} is taken`;
  if (!satisfies(kernel.version, contract.kernel))
    return `needs kernel ${contract.kernel}, the host has ${kernel.version}`;
  const lacking = kernelEntries.find((entry) => !kernel.entries.includes(entry));
  if (lacking !== undefined) return `imports ${lacking} of the kernel, which the host lacks`;
  const collision = findPathCollision(
    contract.routes.map((route) => route.path),
    takenPaths,
  );
  if (collision !== undefined) return `the path ${collision} is taken`;
  const permissions = [
    ...contract.routes.map((route) => route.guard?.permission),
    ...contract.menu.map((item) => item.permission),
  ];
  const unknown = permissions.find((permission) => permission !== undefined && !isPermission(permission));
  return unknown === undefined ? undefined : `unknown permission ${unknown}`;
}

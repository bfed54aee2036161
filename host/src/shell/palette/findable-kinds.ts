import type { FindsContract, RouteContract } from '@cabinet/federation/contract';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { fillPath, isMet, type MenuUser, mayOpen } from '../menu/build-menu.ts';

/** A kind of thing that the user may look for. */
export interface FindableKind extends FindsContract {
  readonly id: string;
  /** The pattern of the address that opens one. */
  readonly opens: string;
  /** What is asked, its company filled. */
  readonly address: string;
  /** The screen with all of them: its address and its title. */
  readonly all: { readonly path: string; readonly title: string } | undefined;
}

/** Only of routes that the user may open (product §2.14). The server judges each call by itself all the same. */
export function findableKinds(routes: readonly RouteContract[], user: MenuUser): FindableKind[] {
  const open = routes.filter((route) => mayOpen(route, user));
  const holds = (permission: string) => hasPermission(user.roleInfo.permissions, permission);
  return open
    .flatMap(({ path, finds = [] }) => finds.map((kind) => ({ ...kind, opens: kind.opens ?? path })))
    .filter(({ when, unless }) => isMet(when, user) && !(unless !== undefined && holds(unless)))
    .filter(({ opens }) => open.some(({ path }) => path === opens))
    .sort((a, b) => a.order - b.order)
    .flatMap((kind) => {
      const address = fillPath(kind.call, user);
      const listed = open.find(({ path }) => path === kind.list);
      if (address === null) return [];
      return {
        ...kind,
        id: `${kind.opens} ${kind.call}`,
        address,
        all: listed && { path: listed.path, title: listed.title },
      };
    });
}

import type { PartContract, RouteContract } from '@cabinet/federation/contract';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { fillPath, isMet, type MenuUser, mayOpen } from '../menu/build-menu.ts';
import { addressWith } from './fill-address.ts';

/** A part of a screen as the palette lists it. */
export interface ReachablePart {
  readonly to: string;
  readonly label: string;
  readonly hint: string;
  readonly synonyms: string | undefined;
}

function isOffered({ when, permission }: PartContract, user: MenuUser): boolean {
  const isFact = when === 'groupOwner' ? user.group?.isOwner === true : isMet(when, user);
  return isFact && (permission === undefined || hasPermission(user.roleInfo.permissions, permission));
}

/** Every part of a screen that the user may open (product §2.14). */
export function reachableParts(routes: readonly RouteContract[], user: MenuUser): ReachablePart[] {
  return routes
    .filter((route) => mayOpen(route, user))
    .flatMap(({ path, title, commands = [] }) => {
      const address = fillPath(path, user);
      if (address === null) return [];
      return commands
        .filter((part) => isOffered(part, user))
        .map(({ label, query, hash, synonyms }) => ({
          to: addressWith(address, { query, hash }),
          label,
          hint: title,
          synonyms,
        }));
    });
}

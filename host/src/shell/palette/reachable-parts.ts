import type { PartContract, RouteContract } from '@cabinet/federation/contract';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { isMet, type MenuUser, mayOpen } from '../menu/build-menu.ts';
import { fillAddress } from './fill-address.ts';

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
      const address = fillAddress(path, (name) => (name === 'companyId' ? user.companyId : null));
      if (address === null) return [];
      return commands
        .filter((part) => isOffered(part, user))
        .map(({ label, query, hash, synonyms }) => ({
          to: `${address}${query === undefined ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`,
          label,
          hint: title,
          synonyms,
        }));
    });
}

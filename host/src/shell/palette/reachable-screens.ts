import type { MenuItemContract, RouteContract } from '@cabinet/federation/contract';
import { buildMenu, fillPath, isMet, type MenuUser, mayOpen } from '../menu/build-menu.ts';

/** A screen as the palette lists it. */
interface ReachableScreen {
  readonly to: string;
  readonly label: string;
  /** Section of the menu; undefined for a screen that the menu does not list. */
  readonly hint: string | undefined;
  readonly icon: string | undefined;
  readonly synonyms: string | undefined;
}

/** Every screen that the user may open without giving parameters: the menu first, then what it does not list. */
export function reachableScreens(
  menu: readonly MenuItemContract[],
  routes: readonly RouteContract[],
  user: MenuUser,
): ReachableScreen[] {
  const wordsOf = (to: string, section: string) =>
    menu.find((line) => line.section === section && fillPath(line.path, user) === to)?.synonyms;
  const listed = buildMenu(menu, routes, user).flatMap((block) =>
    block.entries.map(({ to, label, icon }) => ({
      to,
      label,
      icon,
      hint: block.title,
      synonyms: wordsOf(to, block.id),
    })),
  );
  const known = new Set(listed.map((screen) => screen.to));
  // A line that the menu hides from this user cannot be reached another way, unless its route has a command of its own.
  const hidden = new Set(menu.map((item) => item.path));
  const isListed = ({ path, command }: RouteContract) =>
    command === undefined ? !hidden.has(path) : isMet(command.when, user);
  const others = routes
    .filter((route) => !route.public && !route.path.includes(':') && mayOpen(route, user))
    .filter((route) => !known.has(route.path) && isListed(route))
    .map((route) => ({
      to: route.path,
      label: route.command?.label ?? route.title,
      icon: route.path === '/' ? 'home' : undefined,
      hint: undefined,
      synonyms: route.command?.synonyms,
    }));
  return [
    ...others.filter((screen) => screen.to === '/'),
    ...listed,
    ...others.filter((screen) => screen.to !== '/'),
  ];
}

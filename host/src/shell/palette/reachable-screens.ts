import type { MenuItemContract, RouteContract } from '@cabinet/federation/contract';
import { buildMenu, type MenuUser, mayOpen } from '../menu/build-menu.ts';

/** A screen as the palette lists it. */
interface ReachableScreen {
  readonly to: string;
  readonly label: string;
  /** Section of the menu; undefined for a screen that the menu does not list. */
  readonly hint: string | undefined;
  readonly icon: string | undefined;
}

/** Every screen that the user may open without being asked for more: the menu, then what it does not list. */
export function reachableScreens(
  menu: readonly MenuItemContract[],
  routes: readonly RouteContract[],
  user: MenuUser,
): ReachableScreen[] {
  const listed = buildMenu(menu, routes, user).flatMap((block) =>
    block.entries.map(({ to, label, icon }) => ({ to, label, icon, hint: block.title })),
  );
  const known = new Set(listed.map((screen) => screen.to));
  // A line of the menu that this user is not shown is not theirs to reach by another way.
  const hidden = new Set(menu.map((item) => item.path));
  const others = routes
    .filter((route) => !route.public && !route.path.includes(':') && mayOpen(route, user))
    .filter((route) => !known.has(route.path) && !hidden.has(route.path))
    .map((route) => ({
      to: route.path,
      label: route.title,
      icon: route.path === '/' ? 'home' : undefined,
      hint: undefined,
    }));
  return [
    ...others.filter((screen) => screen.to === '/'),
    ...listed,
    ...others.filter((screen) => screen.to !== '/'),
  ];
}

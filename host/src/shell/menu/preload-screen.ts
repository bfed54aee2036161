import { findRoute } from '@cabinet/federation/contract';
import { askEarly } from '@cabinet/kernel/http';
import { type OfferedRoute, offeredRoutes } from '../../federation/remotes.ts';
import { preloadScreen as preload } from '../../federation/screens.ts';
import { type MenuUser, mayOpen } from './build-menu.ts';

const pathnameOf = (address: string) => new URL(address, window.location.origin).pathname;

function openRoute(pathname: string, user: MenuUser): OfferedRoute | undefined {
  const route = findRoute(offeredRoutes(), pathname);
  return route !== undefined && mayOpen(route, user) ? route : undefined;
}

/** Brings the code of an address ahead of need. What the user may not enter is never asked for. */
export async function preloadScreen(address: string, user: MenuUser): Promise<void> {
  const route = openRoute(pathnameOf(address), user);
  if (route !== undefined) await preload(route.remote, route.id);
}

/** The pointer or the focus is on a link: its screen's code and first data are about to be needed. */
export function approachScreen(address: string, user: MenuUser): void {
  void preloadScreen(address, user);
  const pathname = pathnameOf(address);
  if (pathname !== window.location.pathname) askEarly(openRoute(pathname, user)?.firstCalls ?? []);
}

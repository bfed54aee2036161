import { findRoute } from '@cabinet/federation/contract';
import { offeredRoutes } from '../../federation/remotes.ts';
import { loadScreen } from '../../federation/screens.ts';
import { type MenuUser, mayOpen } from './build-menu.ts';

/** Brings the code of an address ahead of need. What the user may not enter is never asked for. */
export async function preloadScreen(address: string, user: MenuUser): Promise<void> {
  const route = findRoute(offeredRoutes(), new URL(address, window.location.origin).pathname);
  if (route !== undefined && mayOpen(route, user)) await loadScreen(route.remote, route.id);
}

import { findRoute, neededPermissions } from '@cabinet/federation/contract';
import { peekRememberedLocation } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { offeredRoutes } from '../../federation/remotes.ts';
import { preloadScreen } from '../../federation/screens.ts';

/** The shell around what a sign-in leads to. */
export const importEnteredShell = () => import(/* webpackChunkName: "shell" */ './entered-shell.tsx');

const pathnameOf = (address: string) => new URL(address, window.location.origin).pathname;

/**
 * Brings the code of the page to which a sign-in leads, while the person types: on a slow line the page would be blank for
 * seconds after it. What only some may enter is not asked for.
 */
export function bringFirstPage(): void {
  // What does not come is asked for again when it is needed.
  importEnteredShell().catch(() => undefined);
  const route = findRoute(offeredRoutes(), pathnameOf(peekRememberedLocation() ?? paths.home.to()));
  if (route !== undefined && neededPermissions(route.guard).length === 0)
    void preloadScreen(route.remote, route.id);
}

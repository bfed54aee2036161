import { findRoute, neededPermissions } from '@cabinet/federation/contract';
import { peekRememberedLocation } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import type { ComponentType } from 'react';
import { type OfferedRoute, offeredRoutes } from '../../federation/remotes.ts';
import { preloadScreen } from '../../federation/screens.ts';

/** Brings the shell with the shape of the screen to which a sign-in leads. */
export type EnteredShellLoader = () => Promise<{
  readonly default: ComponentType<{ readonly route: OfferedRoute }>;
}>;

const pathnameOf = (address: string) => new URL(address, window.location.origin).pathname;

/**
 * Brings the code of the page to which a sign-in leads, while the person types: on a slow line the page would be blank for
 * seconds after it. What only some may enter is not asked for.
 */
export function bringFirstPage(importShell: EnteredShellLoader): void {
  // What does not come is asked for again when it is needed.
  importShell().catch(() => undefined);
  const route = findRoute(offeredRoutes(), pathnameOf(peekRememberedLocation() ?? paths.home.to()));
  if (route !== undefined && neededPermissions(route.guard).length === 0)
    void preloadScreen(route.remote, route.id);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../../scripts/lib/stack.mjs';
import type { accounts } from './test.ts';

interface OfferedRoute {
  path: string;
  title: string;
  public?: boolean;
  guard?: { permission?: string };
}

export interface OfferedScreen {
  path: string;
  title: string;
  account: keyof typeof accounts;
}

/** Who sees the most of a screen. */
function accountFor({ path: address, guard }: OfferedRoute): keyof typeof accounts {
  if (address.startsWith('/company')) return 'director';
  if (address.startsWith('/group')) return 'groupOwner';
  return guard?.permission === undefined ? 'user' : 'admin';
}

function readRoutes(): OfferedRoute[] {
  const { remotes } = JSON.parse(readFileSync(path.join(builtSite, 'registry.json'), 'utf8'));
  return remotes.flatMap((remote: { contract: { routes: OfferedRoute[] } }) => remote.contract.routes);
}

/** Every private screen that the build offers at an address of its own. */
export const offeredScreens: readonly OfferedScreen[] = readRoutes()
  .filter((route) => !route.public && !route.path.includes(':'))
  .map((route) => ({ path: route.path, title: route.title, account: accountFor(route) }));

/** Patterns of all routes that the build offers. */
export const offeredPatterns: ReadonlySet<string> = new Set(readRoutes().map((route) => route.path));

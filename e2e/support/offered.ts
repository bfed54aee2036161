import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededPermissions, type RouteContract } from '@cabinet/federation/contract';
import type { State } from '@cabinet/federation/registry';
import { builtSite } from '../../scripts/lib/stack.mjs';
import type { accounts } from './test.ts';

export interface OfferedScreen {
  readonly path: string;
  readonly title: string;
  readonly account: keyof typeof accounts;
}

/** Who sees the most of a screen. */
export function accountFor({ path: address, guard }: RouteContract): keyof typeof accounts {
  if (address.startsWith('/company')) return 'director';
  if (address.startsWith('/group')) return 'groupOwner';
  return neededPermissions(guard).length === 0 ? 'user' : 'admin';
}

const { remotes }: State = JSON.parse(readFileSync(path.join(builtSite, 'registry.json'), 'utf8'));

/** What each remote of the build offers. */
export const contracts = remotes.flatMap(({ live }) => (live ? [live.build.contract] : []));

const routes = contracts.flatMap((contract) => contract.routes);

/** Every private screen that the build offers at an address of its own. */
export const offeredScreens: readonly OfferedScreen[] = routes
  .filter((route) => !route.public && !route.path.includes(':'))
  .map((route) => ({ path: route.path, title: route.title, account: accountFor(route) }));

/** Patterns of all routes that the build offers. */
export const offeredPatterns: ReadonlySet<string> = new Set(routes.map((route) => route.path));

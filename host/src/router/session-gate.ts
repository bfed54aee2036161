import type { AccessDecision } from '@cabinet/kernel/guards';
import { decideAccess, type RouteAccess, rememberLocation } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { authAtom } from '@cabinet/kernel/session';
import { cabinetStore } from '@cabinet/kernel/state';
import { factorPath } from '../federation/remotes.ts';

/** Where somebody is led who may not enter a route; nowhere where no remote offers the screen, or nobody knows yet. */
export const LEADS_TO: Readonly<Record<AccessDecision['kind'], () => string | undefined>> = {
  allow: () => undefined,
  wait: () => undefined,
  login: paths.login.to,
  home: paths.home.to,
  factor: factorPath,
};

/** Waits until the session is known, then decides (product §2.2). Never answers `wait`. */
export function settledAccess(route: RouteAccess, signal: AbortSignal): Promise<AccessDecision> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const decision = decideAccess(route, cabinetStore.get(authAtom));
      if (decision.kind === 'wait') return;
      unsubscribe();
      resolve(decision);
    };
    const unsubscribe = cabinetStore.sub(authAtom, settle);
    signal.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason);
    });
    settle();
  });
}

/** Resolves once loading the user has failed: the message about it must not wait for a screen. */
export function userLoadFails(): Promise<void> {
  return new Promise((resolve) => {
    const judge = () => {
      const { error, isRateLimited } = cabinetStore.get(authAtom);
      if (error === null && !isRateLimited) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cabinetStore.sub(authAtom, judge);
    judge();
  });
}

/** Remembers where the visitor wanted to go, so that signing in leads there. */
export function rememberRequested(request: Request): void {
  const { pathname, search } = new URL(request.url);
  // A request carries no fragment; on the page's first load the address bar still does.
  const fragment = window.location.pathname === pathname ? window.location.hash : '';
  rememberLocation(`${pathname}${search}${fragment}`);
}

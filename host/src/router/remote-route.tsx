import { askEarly } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { type RouteObject, redirect } from '@cabinet/kernel/router';
import type { OfferedRoute } from '../federation/remotes.ts';
import { loadScreen } from '../federation/screens.ts';
import { rememberRequested, settledAccess } from './session-gate.ts';

/**
 * Makes the router's route of a remote's screen. The guard decides before the screen's code is asked for, so what a
 * user may not enter is never downloaded.
 */
export function remoteRoute(route: OfferedRoute): RouteObject {
  return {
    id: `${route.remote}/${route.id}`,
    path: route.path,
    handle: { title: route.title },
    loader: async ({ request }) => {
      const decision = await settledAccess(route, request.signal);
      if (decision.kind === 'login') {
        rememberRequested(request);
        return redirect(paths.login.to());
      }
      if (decision.kind === 'home') return redirect(paths.home.to());
      if (new URL(request.url).search === '') askEarly(route.firstCalls ?? []);
      return loadScreen(route.remote, route.id);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      const { GuardedScreen } = await import(/* webpackChunkName: "shell" */ './guarded-screen.tsx');
      return { element: <GuardedScreen route={route} /> };
    },
  };
}

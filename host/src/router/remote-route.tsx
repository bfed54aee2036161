import { askEarly } from '@cabinet/kernel/http';
import { type RouteObject, redirect, replace } from '@cabinet/kernel/router';
import type { OfferedRoute } from '../federation/remotes.ts';
import { openScreen } from '../federation/screens.ts';
import { LEADS_TO, rememberRequested, settledAccess } from './session-gate.ts';

let tellEntered = () => {};

/** Resolves once a guard has let somebody in: from then on the shell around their screen may be shown. */
export const someScreenIsEntered = new Promise<void>((resolve) => {
  tellEntered = resolve;
});

/**
 * Makes the router's route of a remote's screen. The guard decides before the screen's code is asked for, so what a
 * user may not enter is never downloaded.
 *
 * @param mayLoad Resolves when the screen's code may have the processor.
 */
export function remoteRoute(route: OfferedRoute, mayLoad: () => Promise<void>): RouteObject {
  return {
    id: `${route.remote}/${route.id}`,
    path: route.path,
    handle: { title: route.title },
    loader: async ({ request }) => {
      const decision = await settledAccess(route, request.signal);
      if (decision.kind === 'login') rememberRequested(request);
      const elsewhere = LEADS_TO[decision.kind]();
      // A new entry of the history would make the way back from the screen of factors lead there again.
      if (elsewhere !== undefined)
        return decision.kind === 'factor' ? replace(elsewhere) : redirect(elsewhere);
      tellEntered();
      if (new URL(request.url).search === '') askEarly(route.firstCalls ?? []);
      await mayLoad();
      return openScreen(route.remote, route.id);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      const [{ GuardedScreen }, { FirstScreenWait }] = await Promise.all([
        import(/* webpackChunkName: "shell" */ './guarded-screen.tsx'),
        import(/* webpackChunkName: "shell" */ './first-screen-wait.tsx'),
      ]);
      return {
        element: <GuardedScreen route={route} />,
        ...(!route.public && { hydrateFallbackElement: <FirstScreenWait route={route} /> }),
      };
    },
  };
}

import { askEarly } from '@cabinet/kernel/http';
import { paths } from '@cabinet/kernel/paths';
import { type RouteObject, redirect, replace } from '@cabinet/kernel/router';
import { factorPath, type OfferedRoute } from '../federation/remotes.ts';
import { openScreen } from '../federation/screens.ts';
import { rememberRequested, settledAccess } from './session-gate.ts';

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
      if (decision.kind === 'login') {
        rememberRequested(request);
        return redirect(paths.login.to());
      }
      const toFactor = decision.kind === 'factor' ? factorPath() : undefined;
      // A new entry of the history would make the way back lead here again.
      if (toFactor !== undefined) return replace(toFactor);
      if (decision.kind === 'home') return redirect(paths.home.to());
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

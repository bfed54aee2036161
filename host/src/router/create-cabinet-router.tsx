import { paths } from '@cabinet/kernel/paths';
import { createBrowserRouter, type RouteObject } from '@cabinet/kernel/router';
import { TRIAL_PATH } from '../federation/may-try.ts';
import { type OfferedRoute, offeredRoutes } from '../federation/remotes.ts';
import { CrashScreen } from '../screens/crash/crash-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { remoteRoute } from './remote-route.tsx';
import { ShellFallback } from './shell-fallback.tsx';

/** The shell's route, which the router asks for on a private page. */
export const lazyShell = async () => {
  const { Shell } = await import(/* webpackChunkName: "shell" */ '../shell/shell.tsx');
  return { Component: Shell };
};

const lazyPublicLayout = async () => {
  const { PublicLayout } = await import(/* webpackChunkName: "shell" */ '../shell/public-layout.tsx');
  return { Component: PublicLayout };
};

const importEnteredShell = () => import(/* webpackChunkName: "shell" */ './entered-shell.tsx');

const lazyLogin = async () => {
  const { LoginScreen } = await import(/* webpackChunkName: "login" */ '../screens/login/login-screen.tsx');
  return { element: <LoginScreen importShell={importEnteredShell} /> };
};

const kitRoute: RouteObject = {
  path: '/kit',
  handle: { title: 'Набор интерфейса' },
  lazy: async () => {
    const { KitScreen } = await import(/* webpackChunkName: "kit" */ '../kit/kit-screen.tsx');
    return { Component: KitScreen };
  },
};

const hostRoutes: RouteObject[] = [
  ...(process.env.NODE_ENV === 'development' ? [kitRoute] : []),
  { path: paths.login.pattern, lazy: lazyLogin, handle: { title: 'Вход' } },
  { path: paths.auth.pattern, lazy: lazyLogin, handle: { title: 'Вход' } },
  {
    path: paths.firstPassword.pattern,
    handle: { title: 'Первый пароль' },
    lazy: async () => {
      const { FirstPasswordScreen } = await import(
        /* webpackChunkName: "first-password" */ '../screens/first-password/first-password-screen.tsx'
      );
      return { Component: FirstPasswordScreen };
    },
  },
  {
    path: paths.stopProposal.pattern,
    handle: { title: 'Остановить изменение' },
    lazy: async () => {
      const { StopProposalScreen } = await import(
        /* webpackChunkName: "stop-proposal" */ '../screens/stop-proposal/stop-proposal-screen.tsx'
      );
      return { Component: StopProposalScreen };
    },
  },
  {
    path: paths.confirmEmail.pattern,
    handle: { title: 'Новая почта' },
    lazy: async () => {
      const { EmailConfirmScreen } = await import(
        /* webpackChunkName: "email-link" */ '../screens/email-confirm/email-confirm-screen.tsx'
      );
      return { Component: EmailConfirmScreen };
    },
  },
  {
    path: paths.undoEmail.pattern,
    handle: { title: 'Смена почты' },
    lazy: async () => {
      const { EmailUndoScreen } = await import(
        /* webpackChunkName: "email-link" */ '../screens/email-undo/email-undo-screen.tsx'
      );
      return { Component: EmailUndoScreen };
    },
  },
  {
    path: paths.logout.pattern,
    handle: { title: 'Выход' },
    lazy: async () => {
      const { LogoutScreen } = await import(
        /* webpackChunkName: "logout" */ '../screens/logout/logout-screen.tsx'
      );
      return { Component: LogoutScreen };
    },
  },
  {
    path: '*',
    handle: { title: 'Страница не найдена' },
    lazy: async () => {
      const { NotFoundScreen } = await import(
        /* webpackChunkName: "not-found" */ '../screens/not-found/not-found-screen.tsx'
      );
      return { Component: NotFoundScreen };
    },
  },
];

const trialRoute: RouteObject = {
  path: TRIAL_PATH,
  handle: { title: 'Пробная сборка' },
  lazy: () => import(/* webpackChunkName: "trial-question" */ './trial-route.ts'),
};

/**
 * The host's own routes and what the registry's contracts offer. The host knows no screen of any remote by name.
 *
 * @param screenMayLoad Resolves when a screen's code may have the processor; at once, unless something is to come first.
 */
export function cabinetRoutes(screenMayLoad = () => Promise.resolve()): RouteObject[] {
  const routes = offeredRoutes();
  const ofRemote = (route: OfferedRoute) => remoteRoute(route, screenMayLoad);
  return [
    {
      element: <PageFrame />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <></>,
      children: [
        ...hostRoutes,
        {
          id: 'shell',
          lazy: lazyShell,
          hydrateFallbackElement: <ShellFallback />,
          children: [trialRoute, ...routes.filter((route) => !route.public).map(ofRemote)],
        },
        {
          id: 'public',
          lazy: lazyPublicLayout,
          children: routes.filter((route) => route.public).map(ofRemote),
        },
      ],
    },
  ];
}

/** Builds the one router of the page. @param screenMayLoad See {@link cabinetRoutes}. */
export function createCabinetRouter(screenMayLoad?: () => Promise<void>) {
  return createBrowserRouter(cabinetRoutes(screenMayLoad));
}

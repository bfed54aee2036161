import { RouterProvider } from '@cabinet/kernel/router';
import { cabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { NotifyRegion } from '@cabinet/kernel/ui';
import { type ComponentType, useLayoutEffect } from 'react';
import { BuildNoticesHost } from './banners/build-notices-host.tsx';
import { CookieNotice } from './banners/cookie-notice.tsx';
import { PageNotices } from './banners/page-notices.tsx';
import type { CabinetRouter } from './first-screen.ts';

interface AppProps {
  readonly router: CabinetRouter;
  /** Called once React has drawn the page, or has taken it over. */
  readonly onAlive?: () => void;
  /** Draws the styles of the page where it came without them. */
  readonly PageStyles?: ComponentType | undefined;
}

/** The page: providers around the router. */
export function App({ router, onAlive, PageStyles }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page comes alive once.
  useLayoutEffect(function tellAlive() {
    onAlive?.();
  }, []);

  return (
    <StoreProvider store={cabinetStore}>
      <SystemProvider>
        {PageStyles && <PageStyles />}
        <PageNotices />
        <RouterProvider router={router} />
        {/* After the page in the order of Tab, so that the skip link stays first. */}
        <CookieNotice />
        <BuildNoticesHost />
        <NotifyRegion />
      </SystemProvider>
    </StoreProvider>
  );
}

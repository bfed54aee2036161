import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { QueryProvider } from '../react/state/query-provider.tsx';
import { type CabinetStore, createCabinetStore } from '../react/store/cabinet-store.ts';
import { clearQueryCache } from '../react/store/query-cache.ts';
import { SystemProvider } from '../react/system/system-provider.tsx';
import { NotifyRegion } from '../react/ui/toast/notify-region.tsx';

/** What {@link renderWithProviders} takes. */
export interface RenderOptions {
  readonly store?: CabinetStore | undefined;
  /** The address at which the test starts. */
  readonly at?: string | undefined;
  /** The pattern of the route under test, where it has parameters. */
  readonly path?: string | undefined;
}

/** What a rendered screen is tested by. */
export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly store: CabinetStore;
  /** Path, query and hash at which the person is now. */
  location(): string;
  /** The browser's way back. */
  goBack(): Promise<void>;
}

/** Draws `ui` as the host would: store, cache, look, toasts and a router, all real, all new for each test. */
export function renderWithProviders(ui: ReactNode, options: RenderOptions = {}): RenderedScreen {
  const { store = createCabinetStore(), at = '/', path = '*' } = options;
  let location = at;
  clearQueryCache();

  function Whereabouts() {
    const { pathname, search, hash } = useLocation();
    location = `${pathname}${search}${hash}`;
    return null;
  }

  const element = (
    <>
      <Whereabouts />
      {ui}
    </>
  );
  const elsewhere = path === '*' ? [] : [{ path: '*', element: <Whereabouts /> }];
  const router = createMemoryRouter([{ path, element }, ...elsewhere], { initialEntries: [at] });
  const result = render(
    <Provider store={store}>
      <QueryProvider>
        <SystemProvider>
          <RouterProvider router={router} />
          <NotifyRegion />
        </SystemProvider>
      </QueryProvider>
    </Provider>,
  );
  return {
    ...result,
    store,
    user: userEvent.setup(),
    location: () => location,
    goBack: () => act(() => router.navigate(-1)),
  };
}

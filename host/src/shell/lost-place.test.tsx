import { del } from '@cabinet/kernel/http';
import { createMemoryRouter, RouterProvider } from '@cabinet/kernel/router';
import { startSession } from '@cabinet/kernel/session';
import { cabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  useApiServer,
} from '@cabinet/kernel/testing';
import { NotifyRegion } from '@cabinet/kernel/ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { cabinetRoutes } from '../router/create-cabinet-router.tsx';
import { offerRemotes } from '../testing/offer-remotes.ts';
// Two imports of the router at a time that share a module fail in the test runner, unless it has the module already.
import './shell.tsx';

const CALL = 'company/{id}';
const guard = { session: true, permission: 'company_user:manage' } as const;

/** What a remote's script leaves in the page: a screen that does nothing about a refusal. */
function offerContainer() {
  const Screen = () => (
    <button type="button" onClick={() => void del(CALL, { path: { id: 'c1' } }).catch(() => undefined)}>
      Закрыть
    </button>
  );
  Object.assign(globalThis, {
    cabinet_orders_abc123: {
      init: () => undefined,
      get: async () => () => ({
        routes: { home: async () => ({ Screen: () => <h1>Главная</h1> }), people: async () => ({ Screen }) },
      }),
    },
  });
}

const inCompany = buildCurrentUser({ company_id: 'c1', permissions: ['company_user:manage'] });
let me = inCompany;
const api = useApiServer(
  handle('GET users/me', () => me),
  handle('GET users/me/attention', () => ({ items: [] })),
  handle('POST remote-loads', () => null),
);
let stop = () => {};
afterEach(() => stop());

describe('a place that is taken away', () => {
  it('is gone from the menu and from behind the guard as soon as a call is refused for lack of a right', async () => {
    keepFingerprint();
    window.scrollTo = () => undefined;
    offerContainer();
    await offerRemotes({
      routes: [
        { id: 'home', path: '/', title: 'Главная', guard: { session: true } },
        { id: 'people', path: '/people', title: 'Сотрудники', guard },
      ],
      menu: [{ section: 'company', label: 'Сотрудники', path: '/people', order: 10 }],
    });
    const session = startSession(cabinetStore);
    stop = session.stop;
    await session.ready;
    const router = createMemoryRouter(cabinetRoutes(), { initialEntries: ['/people'] });
    render(
      <StoreProvider store={cabinetStore}>
        <SystemProvider>
          <RouterProvider router={router} />
          <NotifyRegion />
        </SystemProvider>
      </StoreProvider>,
    );
    const close = await screen.findByRole('button', { name: 'Закрыть' });
    const menu = screen.getByRole('navigation', { name: 'Разделы кабинета' });
    expect(within(menu).getByRole('link', { name: 'Сотрудники' })).toBeVisible();

    me = buildCurrentUser();
    api.use(
      http.delete(`${API}/company/c1`, () => failure('AUTH.003', { permission: 'company_user:manage' })),
    );
    await userEvent.setup().click(close);
    expect(await screen.findByRole('heading', { name: 'Главная' })).toBeVisible();
    expect(within(menu).queryByRole('link', { name: 'Сотрудники' })).toBeNull();
    expect(await screen.findByText('Раздел «Сотрудники» закрыт')).toBeVisible();
  });
});

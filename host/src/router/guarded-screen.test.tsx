import { createMemoryRouter, RouterLink, RouterProvider } from '@cabinet/kernel/router';
import { cabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { cabinetRoutes } from './create-cabinet-router.tsx';

const screenOf = (title: string, to: string) => ({
  Screen: () => (
    <>
      <h1>{title}</h1>
      <RouterLink to={to}>Дальше</RouterLink>
    </>
  ),
});

/** What a remote's script leaves in the page; its first screen is broken when it is asked for the first time. */
function offerContainer() {
  const first = [{}, screenOf('Первый', '/second')];
  const routes = {
    first: async () => first.shift(),
    second: async () => screenOf('Второй', '/first'),
  };
  Object.assign(globalThis, {
    cabinet_orders_abc123: { init: () => undefined, get: async () => () => ({ routes }) },
  });
}

describe('a screen that came by a repeated attempt', () => {
  it('is left behind at the next address', async () => {
    window.scrollTo = () => undefined;
    offerContainer();
    await offerRemotes({
      routes: [
        { id: 'first', path: '/first', title: 'Первый', public: true },
        { id: 'second', path: '/second', title: 'Второй', public: true },
      ],
    });
    const router = createMemoryRouter(cabinetRoutes(), { initialEntries: ['/first'] });
    render(
      <StoreProvider store={cabinetStore}>
        <SystemProvider>
          <RouterProvider router={router} />
        </SystemProvider>
      </StoreProvider>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /снова/ }));
    expect(await screen.findByRole('heading', { name: 'Первый' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Дальше' }));
    expect(await screen.findByRole('heading', { name: 'Второй' })).toBeVisible();
  });
});

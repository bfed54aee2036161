import { createMemoryRouter, RouterLink, RouterProvider } from '@cabinet/kernel/router';
import { cabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
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

const first = [{}, screenOf('Первый', '/second')];
const loadLate = jest.fn<() => Promise<unknown>>();

/** What a remote's script leaves in the page; its first screen is broken when it is asked for the first time. */
function offerContainer() {
  const routes = {
    first: async () => first.shift(),
    late: loadLate,
    second: async () => screenOf('Второй', '/first'),
  };
  Object.assign(globalThis, {
    cabinet_orders_abc123: { init: () => undefined, get: async () => () => ({ routes }) },
  });
}

async function open(address: string) {
  window.scrollTo = () => undefined;
  offerContainer();
  await offerRemotes({
    routes: [
      { id: 'late', path: '/late', title: 'Поздний', public: true },
      { id: 'first', path: '/first', title: 'Первый', public: true },
      { id: 'second', path: '/second', title: 'Второй', public: true },
    ],
  });
  const router = createMemoryRouter(cabinetRoutes(), { initialEntries: [address] });
  render(
    <StoreProvider store={cabinetStore}>
      <SystemProvider>
        <RouterProvider router={router} />
      </SystemProvider>
    </StoreProvider>,
  );
}

describe('a screen that came by a repeated attempt', () => {
  it('is left behind at the next address', async () => {
    await open('/first');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /снова/ }));
    expect(await screen.findByRole('heading', { name: 'Первый' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Дальше' }));
    expect(await screen.findByRole('heading', { name: 'Второй' })).toBeVisible();
  });
});

describe('a screen whose file did not come', () => {
  afterEach(() => jest.useRealTimers());

  it('is tried again by itself until it has, and says meanwhile that it failed', async () => {
    jest.useFakeTimers();
    loadLate.mockRejectedValue(Object.assign(new Error('offline'), { name: 'ChunkLoadError' }));
    await open('/late');
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    await pass(4);
    const failed = screen.getByRole('heading', { name: 'Не удалось загрузить раздел' });
    const tries = loadLate.mock.calls.length;
    await pass(20);
    expect(loadLate.mock.calls.length).toBeGreaterThan(tries);
    expect(failed).toBeVisible();
    loadLate.mockResolvedValue(screenOf('Поздний', '/first'));
    await pass(60);
    expect(screen.getByRole('heading', { name: 'Поздний' })).toBeVisible();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterLink, RouterProvider } from '../router/index.ts';
import { SystemProvider } from '../system/index.ts';
import { BackLink } from './back-link.tsx';

function start() {
  const router = createBrowserRouter([
    { path: '/', element: null },
    { path: '/list', element: <RouterLink to="/item">Вещь</RouterLink> },
    { path: '/item', element: <RouterLink to="/item/more">Подробнее</RouterLink> },
    { path: '/item/more', element: <BackLink to="/list">Список</BackLink> },
    { path: '/login', element: <RouterLink to="/item/more">Дальше</RouterLink> },
  ]);
  render(
    <SystemProvider>
      <RouterProvider router={router} />
    </SystemProvider>,
  );
  return { router, user: userEvent.setup() };
}

const back = () => screen.findByRole('link', { name: 'Список' });

describe('BackLink', () => {
  it('leads back to the list as it was left, over the pages between', async () => {
    const { router, user } = start();
    await act(() => router.navigate('/list?status=paid&page=3'));
    const { key } = router.state.location;
    await user.click(await screen.findByRole('link', { name: 'Вещь' }));
    await user.click(await screen.findByRole('link', { name: 'Подробнее' }));
    expect(await back()).toHaveAttribute('href', '/list?status=paid&page=3');
    await user.click(await back());
    await screen.findByRole('link', { name: 'Вещь' });
    // The same entry of the history, whose place on the page the browser knows.
    expect(router.state.location).toMatchObject({ key, search: '?status=paid&page=3' });
  });

  it('leads to the bare list for whoever came by an address, and after somebody has signed in', async () => {
    const { router, user } = start();
    await act(() => router.navigate('/list?q=secret'));
    await act(() => router.navigate('/login'));
    await user.click(await screen.findByRole('link', { name: 'Дальше' }));
    expect(await back()).toHaveAttribute('href', '/list');
    await user.click(await back());
    expect(await screen.findByRole('link', { name: 'Вещь' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterLink, RouterProvider, useSearchParams } from './index.ts';

type ChangeSearch = ReturnType<typeof useSearchParams>[1];

describe('useSearchParams', () => {
  it('calls nobody back who is on the way to another page', async () => {
    let change: ChangeSearch = () => undefined;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    function List() {
      change = useSearchParams()[1];
      return <RouterLink to="/item">Открыть</RouterLink>;
    }
    const router = createMemoryRouter([
      { path: '/', element: <List /> },
      { path: '/item', element: <h1>Вещь</h1>, loader: () => opened.then(() => null) },
    ]);
    render(<RouterProvider router={router} />);
    act(() => screen.getByRole('link').click());
    const typed = (search: URLSearchParams) => {
      search.set('q', 'роза');
      return search;
    };
    act(() => change(typed, { replace: true }));
    await act(async () => open());
    expect(await screen.findByRole('heading', { name: 'Вещь' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/item', search: '' });
    act(() => change(typed, { replace: true }));
    expect(router.state.location).toMatchObject({ pathname: '/item', search: '' });
  });
});

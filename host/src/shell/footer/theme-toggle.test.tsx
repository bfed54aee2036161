import { themeAtom } from '@cabinet/kernel/system';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { ThemeToggle } from './theme-toggle.tsx';

let saved: unknown[] = [];
const api = useApiServer(
  handle('PATCH users/me/theme', async ({ request }) => {
    saved.push(await request.json());
    return buildCurrentUser();
  }),
);

beforeEach(() => {
  saved = [];
  localStorage.clear();
});

const renderToggle = () => renderWithProviders(<ThemeToggle />, { store: signedInStore(buildCurrentUser()) });

describe('ThemeToggle', () => {
  it('switches at once and saves', async () => {
    const { user, store } = renderToggle();
    await user.click(screen.getByRole('button', { name: 'Включить тёмную тему' }));
    expect(store.get(themeAtom)).toBe('dark');
    expect(screen.getByRole('button', { name: 'Включить светлую тему' })).toBeVisible();
    await waitFor(() => expect(saved).toEqual([{ theme: 'dark' }]));
  });

  it('switches back with a toast when saving fails', async () => {
    api.use(http.patch(`${API}/users/me/theme`, () => failure('SYS.001')));
    const { user, store } = renderToggle();
    await user.click(screen.getByRole('button', { name: 'Включить тёмную тему' }));
    expect(await screen.findByText('Не удалось обновить тему')).toBeVisible();
    expect(store.get(themeAtom)).toBe('light');
    expect(screen.getByRole('button', { name: 'Включить тёмную тему' })).toBeVisible();
  });
});

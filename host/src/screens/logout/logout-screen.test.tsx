import { authAtom } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { LogoutScreen } from './logout-screen.tsx';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));

const FAILURE = 'Произошла ошибка при выходе из системы, но сессия была завершена.';

const renderLogout = (store = signedInStore(buildCurrentUser())) =>
  renderWithProviders(<LogoutScreen />, { store, at: '/logout', path: '/logout' });

describe('LogoutScreen', () => {
  it('signs out and leads to the sign-in page', async () => {
    const { store, location } = renderLogout();
    await waitFor(() => expect(location()).toBe('/login'));
    expect(store.get(authAtom)).toMatchObject({ user: null, loggedOut: true });
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  });

  it('ends the session with a toast when the server fails', async () => {
    api.use(http.post(`${API}/auth/sign-out`, () => failure('SYS.001')));
    const { store, location } = renderLogout();
    expect(await screen.findByText(FAILURE)).toBeVisible();
    expect(location()).toBe('/login');
    expect(store.get(authAtom).user).toBeNull();
  });

  it('asks the server nothing when nobody is signed in', async () => {
    let asked = 0;
    api.events.on('request:start', () => {
      asked += 1;
    });
    const { location } = renderLogout(signedOutStore());
    await waitFor(() => expect(location()).toBe('/login'));
    expect(asked).toBe(0);
  });
});

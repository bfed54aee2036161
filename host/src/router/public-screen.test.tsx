import { rememberLocation } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { createMemoryRouter, RouterProvider, useNavigate } from '@cabinet/kernel/router';
import { signInAtom, signOutAtom, useCurrentUser } from '@cabinet/kernel/session';
import { cabinetStore, StoreProvider, useSetAtom } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { buildCurrentUser, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { cabinetRoutes } from './create-cabinet-router.tsx';

describe('a public screen that changes the account', () => {
  useApiServer(...sessionHandlers(buildCurrentUser()));

  const CREDENTIALS = { email: 'user@demo.example', password: 'Demo-2026-pass' };

  function Screen() {
    const person = useCurrentUser();
    const signOut = useSetAtom(signOutAtom);
    const navigate = useNavigate();
    async function change() {
      rememberLocation('/offer');
      await signOut();
      await navigate(paths.login.to());
    }
    return (
      <>
        <h1>{person === null ? 'Никто' : person.displayName}</h1>
        <button type="button" onClick={() => void change()}>
          Сменить
        </button>
      </>
    );
  }

  it('leads to the sign-in page although its person has left, and the sign-in leads back', async () => {
    window.scrollTo = () => undefined;
    localStorage.setItem('cabinet.fingerprint', 'a1b2c3d4');
    const routes = { offer: async () => ({ Screen }) };
    Object.assign(globalThis, {
      cabinet_orders_abc123: { init: () => undefined, get: async () => () => ({ routes }) },
    });
    await offerRemotes({ routes: [{ id: 'offer', path: '/offer', title: 'Предложение', public: true }] });
    await cabinetStore.set(signInAtom, CREDENTIALS);
    const router = createMemoryRouter(cabinetRoutes(), { initialEntries: ['/offer'] });
    render(
      <StoreProvider store={cabinetStore}>
        <SystemProvider>
          <RouterProvider router={router} />
        </SystemProvider>
      </StoreProvider>,
    );
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: 'Иван Петров' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сменить' }));
    expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    await act(async () => void (await cabinetStore.set(signInAtom, CREDENTIALS)));
    expect(await screen.findByRole('heading', { name: 'Иван Петров' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/offer');
  });
});

import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { createMemoryRouter, RouterProvider, useLocation } from '@cabinet/kernel/router';
import { signInAtom, signOutAtom } from '@cabinet/kernel/session';
import { cabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { buildCurrentUser, keepFingerprint, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { NotifyRegion } from '@cabinet/kernel/ui';
import { render, screen } from '@testing-library/react';
import { trialAddress } from '../federation/trial-address.ts';
import { loader } from './trial-route.ts';

const CREDENTIALS = { email: 'user@demo.example', password: 'Demo-2026-pass' };

const api = useApiServer();

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <p>{`Здесь ${pathname}${search}`}</p>;
}

function renderRoute(to: string) {
  const element = <Whereabouts />;
  const routes = [
    { path: '/preview', loader, element, hydrateFallbackElement: <></> },
    { path: '*', element },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [trialAddress('company@1.0.0-abc', to)],
  });
  render(
    <StoreProvider store={cabinetStore}>
      <SystemProvider>
        <RouterProvider router={router} />
        <NotifyRegion />
      </SystemProvider>
    </StoreProvider>,
  );
}

async function signIn(permissions: string[]) {
  keepFingerprint();
  api.use(...sessionHandlers(buildCurrentUser({ permissions })));
  await cabinetStore.set(signInAtom, CREDENTIALS);
}

beforeEach(() => sessionStorage.clear());

describe('the way to the question', () => {
  it('ends with the sign-in for a visitor, whom it leads to the page without their wish', async () => {
    await signIn([]);
    await cabinetStore.set(signOutAtom);
    renderRoute('/company?mfe=company@1.0.0-abc');
    expect(await screen.findByText('Здесь /login')).toBeVisible();
    expect(await screen.findByText(/открывают после входа/)).toBeVisible();
    expect(takeRememberedLocation()).toBe('/company');
  });

  it('leads whoever may not manage users to the page that they wanted', async () => {
    await signIn([]);
    renderRoute('/company');
    expect(await screen.findByText('Здесь /company')).toBeVisible();
    expect(await screen.findByText(/только те, кто управляет пользователями/)).toBeVisible();
  });

  it('is open to whoever may', async () => {
    await signIn(['user:manage']);
    renderRoute('/company');
    expect(await screen.findByText(/^Здесь \/preview/)).toBeVisible();
  });
});

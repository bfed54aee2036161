import { rememberLocation } from '@cabinet/kernel/guards';
import { authAtom, clearSessionAtom, computeFingerprint } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  buildGuest,
  failure,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { LoginScreen } from './login-screen.tsx';

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('POST auth/password-reset', () => null),
  handle('POST auth/password-reset/confirm', () => null),
);

const renderLogin = (store = signedOutStore(), at = '/login') =>
  renderWithProviders(<LoginScreen importShell={async () => ({ default: () => null })} />, {
    store,
    at,
    path: '/login',
  });

beforeAll(() => computeFingerprint());
beforeEach(() => sessionStorage.clear());

describe('LoginScreen', () => {
  it('leads to the home page after signing in', async () => {
    const { user, location } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('leads to the remembered location, once', async () => {
    rememberLocation('/account?tab=devices#current');
    const { user, location } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(location()).toBe('/account?tab=devices#current'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is free again when somebody signs out elsewhere while the way out is on its way', async () => {
    const store = signedOutStore();
    const { user } = renderWithProviders(<LoginScreen importShell={() => new Promise(() => undefined)} />, {
      store,
      at: '/login',
    });
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(store.get(authAtom).user).not.toBeNull());
    act(() => store.set(clearSessionAtom));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled());
  });

  it('has nothing for a signed-in person', async () => {
    const { location } = renderLogin(signedInStore(buildCurrentUser()));
    expect(screen.queryByLabelText('Email')).toBeNull();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('sends a signed-in person back to where they came from', async () => {
    rememberLocation('/finances');
    const { location } = renderLogin(signedInStore(buildCurrentUser()));
    await waitFor(() => expect(location()).toBe('/finances'));
  });

  it.each([
    ['http://localhost/finances?type=in', '/finances?type=in'],
    ['https://elsewhere.example/finances', '/'],
    ['http://localhost/logout', '/'],
  ])('judges a full load from %s', async (referrer, target) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const { location } = renderLogin(signedInStore(buildCurrentUser()));
    await waitFor(() => expect(location()).toBe(target));
  });

  it('is open to a guest', () => {
    renderLogin(signedInStore(buildGuest()));
    expect(screen.getByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
  });

  it('leads through a reset and back to signing in, with the e-mail typed once', async () => {
    const { user } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    expect(await screen.findByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveValue('user@demo.example');

    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText('Код восстановления отправлен на ваш email')).toBeVisible();
    await user.type(await screen.findByLabelText('Код из письма'), '123456');
    await user.type(screen.getByLabelText('Новый пароль'), 'New-2026-pass{Enter}');

    expect(await screen.findByText('Пароль успешно изменен')).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveValue('user@demo.example');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());
  });

  it.each(['/login?reset=email', '/login?reset=code', '/login?reset='])(
    'begins at %s with the e-mail, and the way back leads to signing in',
    async (address) => {
      const { user, location } = renderLogin(signedOutStore(), address);
      expect(await screen.findByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
      await user.type(await screen.findByLabelText('Email'), 'user@demo.example');
      await user.click(screen.getByRole('button', { name: 'Назад' }));
      expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
      expect(location()).toBe('/login');
    },
  );

  it('loses nothing on the way back and forth', async () => {
    const { user } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    await user.click(await screen.findByRole('button', { name: 'Получить код' }));
    await user.type(await screen.findByLabelText('Код из письма'), '123');
    await user.type(screen.getByLabelText('Новый пароль'), 'half');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.click(await screen.findByRole('button', { name: 'Получить код' }));
    expect(await screen.findByLabelText('Код из письма')).toHaveValue('123');
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('half');

    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.click(await screen.findByRole('button', { name: 'Назад' }));
    expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
  });

  it('stays at the e-mail when the code cannot be sent', async () => {
    api.use(http.post(`${API}/auth/password-reset`, () => failure('AUTH.005')));
    const { user } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'nobody@demo.example');
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    await user.click(await screen.findByRole('button', { name: 'Получить код' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Пользователь с таким email не найден');
    expect(screen.getByLabelText('Email')).toHaveValue('nobody@demo.example');
  });
});

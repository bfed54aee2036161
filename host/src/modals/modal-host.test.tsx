import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { closeAllModalsAtom, modalFlagsAtom, openModalAtom } from '@cabinet/kernel/modals';
import {
  clearSessionAtom,
  computeFingerprint,
  holdSessionAtom,
  isSessionHeldAtom,
  signInAtom,
  userAtom,
} from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  SIGNED_IN,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { ModalHost } from './modal-host.tsx';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));

beforeAll(() => computeFingerprint());

function renderHost(modal: string, store = signedInStore(buildCurrentUser())) {
  const rendered = renderWithProviders(<ModalHost />, { store, at: '/group/invite/accept?token=t' });
  act(() => store.set(openModalAtom, modal));
  return rendered;
}

describe('the logout modal', () => {
  it('asks with the words of product §2.7', async () => {
    renderHost('logout');
    const dialog = await screen.findByRole('alertdialog', { name: 'Выход из системы' });
    expect(within(dialog).getByText('Вы действительно хотите выйти из системы?')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Выйти' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Отмена' })).toBeVisible();
  });

  it('changes nothing on «Отмена»', async () => {
    const { user, store } = renderHost('logout');
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(store.get(modalFlagsAtom).logout).toBe(false));
    expect(store.get(userAtom)).not.toBeNull();
  });

  it('signs out and leads to the sign-in page', async () => {
    const { user, store, location } = renderHost('logout');
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(location()).toBe('/login'));
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(modalFlagsAtom).logout).toBe(false);
  });

  it('ends the session with a toast when the server fails', async () => {
    api.use(http.post(`${API}/auth/sign-out`, () => failure('SYS.002')));
    const { user, store } = renderHost('logout');
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    expect(
      await screen.findByText('Произошла ошибка при выходе из системы, но сессия была завершена.'),
    ).toBeVisible();
    expect(store.get(userAtom)).toBeNull();
  });
});

describe('the login modal', () => {
  it('signs a visitor in and leaves them where they are', async () => {
    const { user, store, location } = renderHost('login', signedOutStore());
    const dialog = await findOpenDialog('Вход в кабинет');
    await user.type(within(dialog).getByLabelText('Email'), 'user@demo.example');
    await user.type(within(dialog).getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(store.get(userAtom)?.email).toBe('user@demo.example'));
    await waitFor(() => expect(store.get(modalFlagsAtom).login).toBe(false));
    expect(location()).toBe('/group/invite/accept?token=t');
  });

  it('stays open with what was typed when signing in fails', async () => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004')));
    const { user, store } = renderHost('login', signedOutStore());
    await findOpenDialog('Вход в кабинет');
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверные учетные данные');
    expect(store.get(modalFlagsAtom).login).toBe(true);
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
  });
});

describe('the second step of a sign-in', () => {
  beforeEach(() => {
    api.use(
      http.post(`${API}/auth/sign-in`, () => failure('AUTH.012', { methods: ['totp', 'recovery_code'] })),
    );
  });

  it('takes the place of the form in the login modal, and leads back to it', async () => {
    api.use(handle('POST auth/sign-in/totp', SIGNED_IN));
    const { user, store, location } = renderHost('login', signedOutStore());
    const dialog = await findOpenDialog('Вход в кабинет');
    await user.type(within(dialog).getByLabelText('Email'), 'user@demo.example');
    await user.type(within(dialog).getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(within(dialog).getByLabelText('Код из приложения')).toHaveFocus());

    await user.click(within(dialog).getByRole('button', { name: 'Назад' }));
    expect(within(dialog).getByLabelText('Email')).toHaveValue('user@demo.example');
    await waitFor(() => expect(within(dialog).getByLabelText('Пароль')).toHaveFocus());

    await user.keyboard('Demo-2026-pass{Enter}');
    await user.type(await within(dialog).findByLabelText('Код из приложения'), '123456{Enter}');
    await waitFor(() => expect(store.get(userAtom)?.email).toBe('user@demo.example'));
    await waitFor(() => expect(store.get(modalFlagsAtom).login).toBe(false));
    expect(location()).toBe('/group/invite/accept?token=t');
  });

  it('lets a held session go on, and says why it begins anew', async () => {
    api.use(
      http.post(`${API}/auth/sign-in/totp`, () => failure('RES.003', { message: 'Время вышло' }), {
        once: true,
      }),
      handle('POST auth/sign-in/totp', SIGNED_IN),
    );
    const { user, store, location } = renderHost('login');
    act(() => {
      store.set(closeAllModalsAtom);
      store.set(holdSessionAtom);
    });
    const question = await findOpenDialog('Сессия истекла, войдите снова');
    await user.type(within(question).getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await user.type(await within(question).findByLabelText('Код из приложения'), '123456{Enter}');
    expect(await within(question).findByText('Время вышло')).toBeVisible();
    expect(store.get(isSessionHeldAtom)).toBe(true);

    await user.type(within(question).getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await user.type(await within(question).findByLabelText('Код из приложения'), '123456{Enter}');
    await waitFor(() => expect(store.get(isSessionHeldAtom)).toBe(false));
    expect(store.get(userAtom)?.email).toBe('user@demo.example');
    expect(location()).toBe('/group/invite/accept?token=t');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the login modal on its way out', () => {
  it('closes when the person has signed in elsewhere', async () => {
    const { store } = renderHost('login', signedOutStore());
    await screen.findByRole('dialog', { name: 'Вход в кабинет' });
    await act(() => store.set(signInAtom, { email: 'user@demo.example', password: 'Demo-2026-pass' }));
    await waitFor(() => expect(store.get(modalFlagsAtom).login).toBe(false));
  });

  it('leads to the reset of a forgotten password with the typed e-mail, and remembers the page', async () => {
    const { user, store, location } = renderHost('login', signedOutStore());
    await findOpenDialog('Вход в кабинет');
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.click(await screen.findByRole('button', { name: 'Забыли пароль?' }));
    await waitFor(() => expect(location()).toBe('/login?reset=email'));
    expect(store.get(modalFlagsAtom).login).toBe(false);
    expect(takeRememberedLocation()).toBe('/group/invite/accept?token=t');
  });
});

describe('ModalHost', () => {
  it('closes everything when the session ends', async () => {
    const { store } = renderHost('logout');
    await screen.findByRole('alertdialog');
    act(() => store.set(clearSessionAtom));
    expect(store.get(modalFlagsAtom)).toEqual({
      login: false,
      logout: false,
      editProfile: false,
      editAvatar: false,
    });
  });

  it('says that a modal which no remote offers cannot be opened', async () => {
    await offerRemotes({});
    const { store } = renderHost('edit-avatar');
    expect(await screen.findByText('Не удалось открыть окно. Попробуйте ещё раз.')).toBeVisible();
    expect(store.get(modalFlagsAtom).editAvatar).toBe(false);
  });

  it('asks to sign in again over what is open while the session is held, and closes all of it for another person', async () => {
    await offerRemotes({});
    const { user, store, location } = renderHost('logout');
    await findOpenDialog('Выход из системы', 'alertdialog');
    act(() => store.set(holdSessionAtom));
    const question = await findOpenDialog('Сессия истекла, войдите снова');
    expect(within(question).getByLabelText('Email')).toHaveValue('user@demo.example');
    await waitFor(() => expect(within(question).getByLabelText('Пароль')).toHaveFocus());
    expect(within(question).queryByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
    expect(store.get(modalFlagsAtom).logout).toBe(true);

    api.use(handle('GET users/me', () => buildCurrentUser({ id: 'other' })));
    await user.type(within(question).getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
    expect(store.get(modalFlagsAtom).logout).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ends a held session on request', async () => {
    const { user, store } = renderHost('logout');
    act(() => store.set(holdSessionAtom));
    await user.click(await screen.findByRole('button', { name: 'Выйти без сохранения' }));
    await waitFor(() => expect(store.get(userAtom)).toBeNull());
  });
});

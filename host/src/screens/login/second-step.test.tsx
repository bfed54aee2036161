import { rememberLocation } from '@cabinet/kernel/guards';
import { authAtom, computeFingerprint } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  buildGuest,
  failure,
  handle,
  renderWithProviders,
  SIGNED_IN,
  sessionHandlers,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CHOSEN, forgetPasskeys, pretendPasskeys } from '../../testing/pretend-passkeys.ts';
import { LoginScreen } from './login-screen.tsx';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));
let sent: unknown;

const answer = async ({ request }: { readonly request: Request }) => {
  sent = await request.json();
  return SIGNED_IN;
};

beforeAll(() => computeFingerprint());
beforeEach(() => {
  sent = undefined;
  sessionStorage.clear();
  api.use(
    handle('POST auth/sign-in/totp', answer),
    handle('POST auth/sign-in/recovery-code', answer),
    handle('POST auth/passkeys/challenge', { challenge: 'AQID', rp_id: 'localhost', timeout_ms: 60_000 }),
    handle('POST auth/passkeys/sign-in', answer),
  );
});
afterEach(forgetPasskeys);

async function openSecondStep(...methods: readonly string[]) {
  api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.012', { methods })));
  const rendered = renderWithProviders(<LoginScreen importShell={async () => ({ default: () => null })} />, {
    store: signedOutStore(),
    at: '/login',
    path: '/login',
  });
  await rendered.user.type(screen.getByLabelText('Email'), 'user@demo.example');
  await rendered.user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Подтвердите вход' });
  return rendered;
}

const totp = () => screen.getByLabelText('Код из приложения');
const recovery = () => screen.getByLabelText('Резервный код');
const press = (name: string) => screen.getByRole('button', { name });

describe('the second step of a sign-in', () => {
  it('takes the code of the app, also with a space, and leads to the remembered location', async () => {
    rememberLocation('/finances');
    const { user, location } = await openSecondStep('totp', 'recovery_code');
    expect(totp()).toHaveFocus();
    expect(totp()).toHaveAttribute('inputmode', 'numeric');
    expect(totp()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/finances'));
    expect(sent).toEqual({ code: '123456' });
  });

  it('says whose account it is', async () => {
    await openSecondStep('totp');
    expect(screen.getByText('Учётная запись: user@demo.example')).toBeVisible();
  });

  it('says that a code is not whole without asking the server', async () => {
    const { user } = await openSecondStep('totp');
    await user.type(totp(), '12345{Enter}');
    expect(await screen.findByText('Введите код из 6 цифр')).toBeVisible();
    expect(sent).toBeUndefined();
  });

  it('says at the field that a code is wrong, selects it, and takes the next one', async () => {
    api.use(http.post(`${API}/auth/sign-in/totp`, () => failure('AUTH.006'), { once: true }));
    const { user, location } = await openSecondStep('totp', 'recovery_code');
    await user.type(totp(), '111111');
    await user.click(press('Подтвердить'));
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(totp()).toBeInvalid();
    await waitFor(() => expect(totp()).toHaveFocus());
    expect(totp()).toHaveValue('111111');
    await user.keyboard('222222{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual({ code: '222222' });
  });

  it('takes a recovery code, and both fields keep what was typed', async () => {
    const { user, location } = await openSecondStep('totp', 'recovery_code');
    await user.type(totp(), '123');
    await user.click(press('Ввести резервный код'));
    expect(recovery()).toHaveFocus();
    await user.type(recovery(), 'abcd-efgh');
    await user.click(press('Ввести код из приложения'));
    expect(totp()).toHaveValue('123');
    expect(totp()).toHaveFocus();
    await user.click(press('Ввести резервный код'));
    expect(recovery()).toHaveValue('abcd-efgh');
    await user.click(press('Подтвердить'));
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual({ code: 'abcd-efgh' });
  });

  it('says at its field that a recovery code is wrong', async () => {
    api.use(http.post(`${API}/auth/sign-in/recovery-code`, () => failure('AUTH.006')));
    const { user } = await openSecondStep('totp', 'recovery_code');
    await user.click(press('Ввести резервный код'));
    await user.keyboard('abcd{Enter}');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(recovery()).toBeInvalid();
    expect(recovery()).toHaveValue('abcd');
  });

  it('signs in by a passkey, which stands first', async () => {
    const passkeys = pretendPasskeys();
    const { user, location } = await openSecondStep('passkey', 'totp');
    expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Войти с ключом доступа');
    expect(totp()).toHaveFocus();
    await user.click(press('Войти с ключом доступа'));
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.choose();
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual(CHOSEN);
  });

  it('asks for a passkey alone where there is nothing else, and for a recovery code once that is wanted', async () => {
    pretendPasskeys();
    const { user } = await openSecondStep('passkey', 'recovery_code');
    expect(press('Войти с ключом доступа')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(press('Ввести резервный код'));
    expect(recovery()).toHaveFocus();
    expect(press('Войти с ключом доступа')).toBeVisible();
  });

  it('asks for a recovery code where the browser has no passkeys', async () => {
    await openSecondStep('passkey', 'recovery_code');
    expect(recovery()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Войти с ключом доступа' })).not.toBeInTheDocument();
  });

  it('says so where nothing can be done in this browser', async () => {
    await openSecondStep('passkey');
    expect(screen.getByRole('status')).toHaveTextContent('Этот браузер не поддерживает ключи доступа.');
    expect(press('Назад')).toBeVisible();
  });

  it('leads back to the password with the message of the server once its time is over', async () => {
    const message = 'Время на подтверждение вышло. Введите пароль ещё раз.';
    api.use(http.post(`${API}/auth/sign-in/totp`, () => failure('RES.003', { message })));
    const { user, location } = await openSecondStep('totp');
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(location()).toBe('/login');
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
    await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());

    await user.keyboard('Demo-2026-pass{Enter}');
    expect(await screen.findByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
    await user.click(press('Назад'));
    expect(await screen.findByLabelText('Пароль')).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    ['RATE.001', 'Слишком много запросов. Подождите'],
    ['AUTH.007', 'Учётная запись отключена'],
  ] as const)('says why the server refuses with %s and keeps the code', async (code, message) => {
    api.use(http.post(`${API}/auth/sign-in/totp`, () => failure(code)));
    const { user, store } = await openSecondStep('totp');
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(totp()).toHaveValue('123456');
    expect(store.get(authAtom).user).toBeNull();
  });

  it('keeps the code when there is no answer', async () => {
    api.use(http.post(`${API}/auth/sign-in/totp`, () => HttpResponse.error()));
    const { user } = await openSecondStep('totp');
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
    expect(totp()).toHaveValue('123456');
  });

  it('says why a guest does not get inside', async () => {
    api.use(handle('GET users/me', () => buildGuest()));
    const { user } = await openSecondStep('totp');
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('кабинет недоступен');
  });

  it("is an entry of the history: the browser's way back leads to the password, with the e-mail", async () => {
    const { location, goBack } = await openSecondStep('totp');
    expect(location()).toBe('/login?confirm=sign-in');
    await goBack();
    expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
    expect(location()).toBe('/login');
  });

  it('is nothing to begin with: its address alone shows the form', () => {
    renderWithProviders(<LoginScreen importShell={async () => ({ default: () => null })} />, {
      store: signedOutStore(),
      at: '/login?confirm=sign-in',
      path: '/login',
    });
    expect(screen.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  });

  it('is not offered by ways that this page does not know: the form says what is missing', async () => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.012', { methods: ['sms'] })));
    const { user } = renderWithProviders(
      <LoginScreen importShell={async () => ({ default: () => null })} />,
      { store: signedOutStore(), at: '/login', path: '/login' },
    );
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Подтвердите вход вторым способом');
  });
});

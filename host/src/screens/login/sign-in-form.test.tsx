import { computeFingerprint } from '@cabinet/kernel/session';
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
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SignInForm } from './sign-in-form.tsx';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));

beforeAll(() => computeFingerprint());

function renderForm(email = '') {
  const onForgotten = jest.fn<(email: string) => void>();
  const onSignedIn = jest.fn();
  const rendered = renderWithProviders(
    <SignInForm
      email={email}
      onForgotten={onForgotten}
      onSecondStep={async () => undefined}
      onSignedIn={onSignedIn}
    />,
    { store: signedOutStore() },
  );
  return { ...rendered, onForgotten, onSignedIn };
}

const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Пароль');

async function fillAndSubmit(user: ReturnType<typeof renderForm>['user']) {
  await user.type(emailField(), 'user@demo.example');
  await user.type(passwordField(), 'Demo-2026-pass{Enter}');
}

describe('SignInForm', () => {
  it('sends what was typed on Enter and tells that the person is inside', async () => {
    let sent: unknown;
    api.use(
      handle('POST auth/sign-in', async ({ request }) => {
        sent = await request.json();
        return SIGNED_IN;
      }),
    );
    const { user, onSignedIn } = renderForm();
    await fillAndSubmit(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(sent).toEqual({ email: 'user@demo.example', password: 'Demo-2026-pass' });
  });

  it.each([
    ['VAL.001', 'VAL.001: Валидация', 'Неверный формат email'],
    ['AUTH.004', 'AUTH.004: Авторизация', 'Неверные учетные данные'],
    ['RATE.001', 'RATE.001: Лимит', 'Слишком много запросов. Подождите'],
  ] as const)('shows %s as «%s», «%s»', async (code, title, message) => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure(code, { message: 'Что сказал сервер' })));
    const { user, onSignedIn } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('form')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['an answer without a code', () => Response.json({}, { status: 502 }), 'Не удалось войти в систему'],
    [
      'an answer with a message but no code',
      () => Response.json({ status: 'error', message: 'Bad gateway', details: {} }, { status: 502 }),
      'Не удалось войти в систему',
    ],
    [
      'no answer',
      () => HttpResponse.error(),
      'Не удалось войти в систему. Нет связи с сервером. Проверьте подключение к интернету.',
    ],
  ])('shows %s with the default text of product §8.2', async (_name, answer, message) => {
    api.use(http.post(`${API}/auth/sign-in`, answer));
    const { user } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByText('Ошибка входа')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^Ошибка входа${message}$`));
  });

  it('drops the message of the previous attempt when the next one begins', async () => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004'), { once: true }));
    const { user, onSignedIn } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверные учетные данные');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      handle('POST auth/sign-in', async () => {
        await isAnswered;
        return SIGNED_IN;
      }),
    );
    await user.type(passwordField(), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    answer();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  });

  it('shows the message of the server for any other code', async () => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.007')));
    const { user } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByText('AUTH.007: Авторизация')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Учётная запись отключена');
  });

  it('keeps what was typed after a refusal and selects the password', async () => {
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004')));
    const { user } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверные учетные данные');
    expect(emailField()).toHaveValue('user@demo.example');
    expect(passwordField()).toHaveValue('Demo-2026-pass');
    await waitFor(() => expect(passwordField()).toHaveFocus());
  });

  it('puts a complaint of the server at its field', async () => {
    api.use(
      http.post(`${API}/auth/sign-in`, () => failure('VAL.001', { fields: { email: 'Некорректный email' } })),
    );
    const { user } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByText('Некорректный email')).toBeVisible();
    expect(emailField()).toBeInvalid();
    expect(await screen.findByText('VAL.001: Валидация')).toBeVisible();
  });

  it('says which fields are missing, without asking the server, and goes to the first', async () => {
    const { user } = renderForm('');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText('Email обязателен')).toBeVisible();
    expect(screen.getByText('Введите пароль')).toBeVisible();
    await waitFor(() => expect(emailField()).toHaveFocus());
  });

  it('refuses an e-mail of a wrong form', async () => {
    const { user } = renderForm();
    await user.type(emailField(), 'user@demo');
    await user.type(passwordField(), 'Demo-2026-pass{Enter}');
    expect(await screen.findByText('Некорректный email')).toBeVisible();
  });

  it('says why a guest does not get inside', async () => {
    api.use(handle('GET users/me', () => buildGuest()));
    const { user, onSignedIn } = renderForm();
    await fillAndSubmit(user);
    expect(await screen.findByText('Ошибка входа')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Для гостевой учётной записи кабинет недоступен.');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('leaves it to the toast when who signed in cannot be loaded', async () => {
    api.use(http.get(`${API}/users/me`, () => failure('SYS.001')));
    const { user, onSignedIn } = renderForm();
    await fillAndSubmit(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('takes the typed e-mail along to the reset', async () => {
    const { user, onForgotten } = renderForm();
    await user.type(emailField(), 'me@demo.example');
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    expect(onForgotten).toHaveBeenCalledWith('me@demo.example');
  });

  it('shows and hides the password', async () => {
    const { user } = renderForm();
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('starts in the first empty field and helps password managers', () => {
    renderForm('me@demo.example');
    expect(passwordField()).toHaveFocus();
    expect(emailField()).toHaveValue('me@demo.example');
    expect(emailField()).toHaveAttribute('autocomplete', 'username webauthn');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  });
});

import { authAtom, computeFingerprint, startSession } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  SIGNED_IN,
  sessionHandlers,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CHOSEN, forgetPasskeys, pretendPasskeys } from '../../testing/pretend-passkeys.ts';
import { LoginScreen } from './login-screen.tsx';

const CHALLENGE = { challenge: 'AQI-_w', rp_id: 'localhost', timeout_ms: 60_000 };

const api = useApiServer(...sessionHandlers(buildCurrentUser()));
let challenges = 0;
let sent: unknown;

beforeAll(() => computeFingerprint());
beforeEach(() => {
  challenges = 0;
  sent = undefined;
  sessionStorage.clear();
  api.use(
    handle('POST auth/passkeys/challenge', () => {
      challenges += 1;
      return CHALLENGE;
    }),
    handle('POST auth/passkeys/sign-in', async ({ request }) => {
      sent = await request.json();
      return SIGNED_IN;
    }),
  );
});
afterEach(forgetPasskeys);

const renderLogin = () =>
  renderWithProviders(<LoginScreen importShell={async () => ({ default: () => null })} />, {
    store: signedOutStore(),
    at: '/login',
    path: '/login',
  });

const button = () => screen.getByRole('button', { name: 'Войти с ключом доступа' });

describe('«Войти с ключом доступа»', () => {
  it('signs in by what the passkey has signed and leads inside', async () => {
    const passkeys = pretendPasskeys();
    const { user, location } = renderLogin();
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    const { publicKey } = passkeys.open('dialog').options;
    expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 60_000 });
    expect(publicKey?.allowCredentials).toBeUndefined();
    await passkeys.choose();
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual(CHOSEN);
  });

  it('is free again with a calm word when no passkey was chosen, and what was typed stays', async () => {
    const passkeys = pretendPasskeys();
    const { user } = renderLogin();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'half');
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.fail('NotAllowedError');
    expect(await screen.findByRole('status')).toHaveTextContent('Ключ не выбран.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
    expect(screen.getByLabelText('Пароль')).toHaveValue('half');
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('names another way when the browser cannot', async () => {
    const passkeys = pretendPasskeys();
    const { user } = renderLogin();
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.fail('NotSupportedError');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Браузер не смог использовать ключ доступа. Войдите другим способом.',
    );
  });

  it.each([
    ['AUTH.006', 'Ключ доступа не подошёл, возможно, он больше не действует. Войдите другим способом.'],
    ['AUTH.007', 'Учётная запись отключена'],
    ['RATE.001', 'Слишком много запросов. Подождите'],
  ] as const)('says why the server refuses with %s', async (code, message) => {
    api.use(http.post(`${API}/auth/passkeys/sign-in`, () => failure(code)));
    const passkeys = pretendPasskeys();
    const { user, store } = renderLogin();
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(store.get(authAtom).user).toBeNull();
  });

  it('is not there in a browser without passkeys', () => {
    renderLogin();
    expect(screen.queryByRole('button', { name: 'Войти с ключом доступа' })).not.toBeInTheDocument();
  });
});

describe('the suggestion below the e-mail', () => {
  it('signs in with the passkey that the person chooses there', async () => {
    const passkeys = pretendPasskeys();
    const { location } = renderLogin();
    await waitFor(() => passkeys.open('conditional'));
    const { publicKey } = passkeys.open('conditional').options;
    expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(publicKey?.challenge).toEqual(Uint8Array.from([1, 2, 62, 255]));
    expect(challenges).toBe(1);
    await passkeys.choose();
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual(CHOSEN);
  });

  it('gives way to the button, and comes back when nothing was chosen there', async () => {
    const passkeys = pretendPasskeys();
    const { user } = renderLogin();
    await waitFor(() => passkeys.open('conditional'));
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.fail('NotAllowedError');
    await waitFor(() => passkeys.open('conditional'));
    expect(passkeys.questions).toHaveLength(3);
  });

  it('gives way to a sign-in by password and ends with the page', async () => {
    const passkeys = pretendPasskeys();
    const { user, location } = renderLogin();
    await waitFor(() => passkeys.open('conditional'));
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
    expect(passkeys.questions[0]?.options.signal?.aborted).toBe(true);
    expect(() => passkeys.open('conditional')).toThrow();
  });

  it('does not come back once what was chosen there was refused', async () => {
    api.use(http.post(`${API}/auth/passkeys/sign-in`, () => failure('AUTH.006')));
    const passkeys = pretendPasskeys();
    const { user } = renderLogin();
    await waitFor(() => passkeys.open('conditional'));
    await passkeys.choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ключ доступа не подошёл');
    await user.click(button());
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.fail('NotAllowedError');
    // Longer than an idle moment takes to come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(passkeys.questions).toHaveLength(2);
  });

  it('takes a new challenge before the old one has run out', async () => {
    api.use(
      handle('POST auth/passkeys/challenge', () => {
        challenges += 1;
        return { ...CHALLENGE, timeout_ms: challenges === 1 ? 100 : 60_000 };
      }),
    );
    const passkeys = pretendPasskeys();
    renderLogin();
    await waitFor(() => expect(passkeys.questions).toHaveLength(2));
    expect(challenges).toBe(2);
    passkeys.open('conditional');
  });

  it('is silent when it fails, and limits nothing', async () => {
    let isAnswered = () => {};
    const answered = new Promise<void>((resolve) => {
      isAnswered = resolve;
    });
    api.use(
      http.post(`${API}/auth/passkeys/challenge`, () => {
        setTimeout(isAnswered, 50);
        return failure('RATE.001');
      }),
    );
    const passkeys = pretendPasskeys();
    const { store } = renderLogin();
    const session = startSession(store);
    await act(() => answered);
    session.stop();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.get(authAtom).isRateLimited).toBe(false);
    expect(passkeys.questions).toHaveLength(0);
  });
});

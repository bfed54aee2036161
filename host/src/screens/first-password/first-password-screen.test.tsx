import { computeFingerprint } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  namePublicLinks,
  renderWithProviders,
  sessionHandlers,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { FirstPasswordLink } from '../../api/first-password.ts';
import { FirstPasswordScreen } from './first-password-screen.tsx';

let state: FirstPasswordLink['state'] = 'open';
let sent: unknown[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET auth/first-password/{token}', () => ({
    email: 'n…@test.example',
    state,
    expires_at: '2026-12-01T10:00:00.000Z',
  })),
  handle('POST auth/first-password', async ({ request }) => {
    sent.push(await request.json());
    return {
      user: { id: '1', email: 'n@test.example', display_name: 'Нина' },
      expires_at: '2026-12-01T10:00:00.000Z',
    };
  }),
);

const AT = '/login/first-password';
const renderScreen = (at = `${AT}?token=secret`) =>
  renderWithProviders(<FirstPasswordScreen />, { store: signedOutStore(), at, path: AT });
const password = () => screen.findByLabelText('Пароль');

beforeAll(() => computeFingerprint());
beforeEach(() => {
  state = 'open';
  sent = [];
});

describe('FirstPasswordScreen', () => {
  it('sets the password, signs in and leads home; the address keeps no secret', async () => {
    const { user, location } = renderScreen();
    expect(await screen.findByText('Придумайте пароль для n…@test.example')).toBeVisible();
    await waitFor(() => expect(location()).toBe(AT));
    await user.type(await password(), 'sea-Lantern-77-owl{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
    expect(sent).toEqual([{ token: 'secret', password: 'sea-Lantern-77-owl' }]);
  });

  it('says what is agreed to, and where support is, before the password is set', async () => {
    namePublicLinks({
      support: 'mailto:support@example.com',
      offer: 'https://example.com/offer',
      privacy: 'https://example.com/privacy',
    });
    renderScreen();
    await password();
    const form = screen.getByRole('form', { name: 'Первый пароль' });
    expect(form).toHaveTextContent(
      'Задавая пароль, вы принимаете оферту и соглашаетесь с политикой конфиденциальности.',
    );
    const links = within(screen.getByRole('navigation', { name: 'О сервисе' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Поддержка',
      'Оферта',
      'Политика конфиденциальности',
    ]);
  });

  it('refuses a password of fewer than 8 characters', async () => {
    const { user } = renderScreen();
    await user.type(await password(), '1234567{Enter}');
    expect(await screen.findByText('Пароль должен содержать минимум 8 символов')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses it', async () => {
    api.use(http.post(`${API}/auth/first-password`, () => failure('VAL.002')));
    const { user } = renderScreen();
    await user.type(await password(), 'password-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный формат пароля');
    expect(await password()).toHaveValue('password-1');
  });

  it.each([
    ['used', /Пароль уже задан/],
    ['expired', /Срок ссылки истёк/],
    ['revoked', /больше не действует.*попросите администратора/],
    ['replaced', /последнего письма/],
  ] as const)('says of a link that is %s what helps', async (is, text) => {
    state = is;
    renderScreen();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'На страницу входа' })).toHaveAttribute('href', '/login');
  });

  it('looks again when the link was used meanwhile', async () => {
    const { user } = renderScreen();
    await password();
    state = 'used';
    api.use(http.post(`${API}/auth/first-password`, () => failure('RES.003')));
    await user.type(await password(), 'sea-Lantern-77-owl{Enter}');
    expect(await screen.findByText(/Пароль уже задан/)).toBeVisible();
  });

  it('knows an address without a link, and a link that nobody has sent', async () => {
    renderScreen(AT);
    expect(await screen.findByText(/Откройте ссылку из письма ещё раз/)).toBeVisible();
    api.use(http.get(`${API}/auth/first-password/:token`, () => failure('RES.001')));
    renderScreen();
    expect(await screen.findByText(/Такой ссылки нет/)).toBeVisible();
  });

  it('offers to try again when the link cannot be opened', async () => {
    api.use(http.get(`${API}/auth/first-password/:token`, () => failure('SYS.001')));
    const { user } = renderScreen();
    const again = await screen.findByRole('button', { name: /Повторить|Попробовать/ });
    api.resetHandlers();
    await user.click(again);
    expect(await password()).toBeVisible();
  });
});

import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { EmailConfirmScreen } from './email-confirm-screen.tsx';

type Confirmable = WireData<'GET auth/email/confirm/{token}'>;

const OPEN: Confirmable = {
  state: 'open',
  email: 'n…@test.example',
  former: 'i…@test.example',
  expires_at: '2026-12-01T10:00:00.000Z',
};

let change: Confirmable = OPEN;
let after: Confirmable['state'] = 'done';
let sent: unknown[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET auth/email/confirm/{token}', () => change),
  handle('POST auth/email/confirm', async ({ request }) => {
    sent.push(await request.json());
    change = { ...OPEN, state: after };
    return change;
  }),
);

const AT = '/email/confirm';
const renderScreen = (at = `${AT}#token=secret`) =>
  renderWithProviders(<EmailConfirmScreen />, { store: signedOutStore(), at, path: AT });
const button = () => screen.findByRole('button', { name: 'Подтвердить почту' });

beforeEach(() => {
  change = OPEN;
  after = 'done';
  sent = [];
});

describe('EmailConfirmScreen', () => {
  it('says what would change, changes nothing until asked, and keeps no secret in the address', async () => {
    const { location } = renderScreen();
    expect(await screen.findByText('n…@test.example')).toBeVisible();
    expect(screen.getByText('i…@test.example')).toBeVisible();
    await waitFor(() => expect(location()).toBe(AT));
    expect(sent).toEqual([]);
  });

  it('confirms by a press and leads into the cabinet', async () => {
    const { user } = renderScreen();
    await user.click(await button());
    expect(await screen.findByText('Почта изменена')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Перейти в кабинет' })).toHaveAttribute('href', '/');
    expect(sent).toEqual([{ token: 'secret' }]);
  });

  it('says of staff that a second person decides', async () => {
    after = 'awaits';
    const { user } = renderScreen();
    await user.click(await button());
    expect(await screen.findByText('Почта подтверждена')).toBeVisible();
    expect(screen.getByText(/второй человек/)).toBeVisible();
  });

  it.each([
    ['stopped', 'Смена почты не состоялась'],
    ['expired', 'Срок ссылки истёк'],
    ['replaced', 'Ссылка устарела'],
    ['taken', 'Эта почта уже занята'],
  ] as const)('says of one that is %s what helps', async (state, title) => {
    change = { ...OPEN, state };
    renderScreen();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'На страницу входа' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Подтвердить почту' })).toBeNull();
  });

  it('looks again when somebody was faster', async () => {
    const { user } = renderScreen();
    const press = await button();
    change = { ...OPEN, state: 'taken' };
    api.use(http.post(`${API}/auth/email/confirm`, () => failure('RES.003')));
    await user.click(press);
    expect(await screen.findByText('Эта почта уже занята')).toBeVisible();
  });

  it('keeps the button when it fails', async () => {
    api.use(http.post(`${API}/auth/email/confirm`, () => failure('SYS.001')));
    const { user } = renderScreen();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await button()).toBeEnabled();
  });

  it('knows an address without a link, and a link that nobody has sent', async () => {
    renderScreen(AT);
    expect(await screen.findByText(/Откройте ссылку из письма ещё раз/)).toBeVisible();
    api.use(http.get(`${API}/auth/email/confirm/:token`, () => failure('RES.001')));
    renderScreen();
    expect(await screen.findByText(/Такой ссылки нет/)).toBeVisible();
  });

  it('offers to try again when the link cannot be opened', async () => {
    api.use(http.get(`${API}/auth/email/confirm/:token`, () => failure('SYS.001')));
    const { user } = renderScreen();
    const again = await screen.findByRole('button', { name: /Повторить|Попробовать/ });
    api.resetHandlers();
    await user.click(again);
    expect(await button()).toBeVisible();
  });
});

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
import { EmailUndoScreen } from './email-undo-screen.tsx';

type Undoable = WireData<'GET auth/email/undo/{token}'>;

const OPEN: Undoable = {
  state: 'open',
  former: 'i…@test.example',
  email: 'n…@test.example',
  asked_at: '2026-11-27T10:00:00.000Z',
  device: 'Chrome 141, Windows',
  ip: '203.0.113.7',
  took_effect_at: null,
  undo_until: null,
};
const EFFECTIVE: Undoable = {
  ...OPEN,
  state: 'took_effect',
  took_effect_at: '2026-11-27T12:00:00.000Z',
  undo_until: '2026-12-04T12:00:00.000Z',
};

let change: Undoable = OPEN;
let sent: unknown[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET auth/email/undo/{token}', () => change),
  handle('POST auth/email/undo', async ({ request }) => {
    sent.push(await request.json());
    change = { ...change, state: change.state === 'open' ? 'stopped' : 'undone' };
    return change;
  }),
);

const AT = '/email/undo';
const renderScreen = (at = `${AT}#token=secret`) =>
  renderWithProviders(<EmailUndoScreen />, { store: signedOutStore(), at, path: AT });
const stop = () => screen.findByRole('button', { name: 'Остановить смену' });
const back = () => screen.findByRole('button', { name: 'Вернуть прежнюю почту' });

beforeEach(() => {
  change = OPEN;
  sent = [];
});

describe('EmailUndoScreen', () => {
  it('says what was asked for and from where, stops nothing until asked, and hides the secret', async () => {
    const { location } = renderScreen();
    expect(await stop()).toBeVisible();
    for (const fact of ['i…@test.example', 'n…@test.example', 'Chrome 141, Windows, адрес 203.0.113.7'])
      expect(screen.getByText(fact)).toBeVisible();
    await waitFor(() => expect(location()).toBe(AT));
    expect(sent).toEqual([]);
  });

  it('stops by a press, and says what to do if it was somebody else', async () => {
    const { user } = renderScreen();
    await user.click(await stop());
    expect(await screen.findByText('Почта осталась прежней')).toBeVisible();
    expect(screen.getByText(/смените пароль/)).toBeVisible();
    expect(sent).toEqual([{ token: 'secret' }]);
  });

  it('says what giving the e-mail back does, does it by a press, and says how to get in', async () => {
    change = EFFECTIVE;
    const { user } = renderScreen();
    expect(await screen.findByText(/пароль перестанет действовать/)).toBeVisible();
    expect(screen.getByText(/^Вернуть почту можно до 4 декабря/)).toBeVisible();
    await user.click(await back());
    expect(await screen.findByText('Почта возвращена')).toBeVisible();
    expect(screen.getByText(/«Забыли пароль\?», код придёт на i…@test\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Задать новый пароль' })).toHaveAttribute('href', '/login');
  });

  it('looks again when it took effect meanwhile', async () => {
    const { user } = renderScreen();
    const press = await stop();
    change = EFFECTIVE;
    api.use(http.post(`${API}/auth/email/undo`, () => failure('RES.003')));
    await user.click(press);
    expect(await back()).toBeVisible();
  });

  it.each([
    ['expired', 'Вернуть почту уже нельзя'],
    ['overruled', 'Ссылка больше не действует'],
  ] as const)('says of one that is %s whom to ask', async (state, title) => {
    change = { ...OPEN, state };
    renderScreen();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/напишите тому, кто открыл вам доступ/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'На страницу входа' })).toHaveAttribute('href', '/login');
  });

  it('keeps the button when it fails', async () => {
    api.use(http.post(`${API}/auth/email/undo`, () => failure('SYS.001')));
    const { user } = renderScreen();
    await user.click(await stop());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await stop()).toBeEnabled();
  });
});

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
import { StopProposalScreen } from './stop-proposal-screen.tsx';

type Stoppable = WireData<'GET proposals/stop/{token}'>;

const OPEN: Stoppable = {
  what: 'П-000007: другая роль — Иван Петров',
  changes: ['Роль: Пользователь → Администратор', 'Разрешение добавляют: «Управление пользователями»'],
  reason: 'Замена на время отпуска',
  proposed_by: 'Анна Админ',
  created_at: '2026-11-27T10:00:00.000Z',
  takes_effect_at: '2026-11-28T10:00:00.000Z',
  state: 'open',
  decided_by: null,
  decided_at: null,
  others: [],
  is_undoable: true,
};

let proposal: Stoppable = OPEN;
let sent: unknown[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET proposals/stop/{token}', () => proposal),
  handle('POST proposals/stop', async ({ request }) => {
    sent.push(await request.json());
    proposal = { ...OPEN, state: 'rejected', decided_by: 'Борис', decided_at: '2026-11-27T12:00:00.000Z' };
    return proposal;
  }),
);

const AT = '/login/stop-proposal';
const renderScreen = (at = `${AT}?token=secret`) =>
  renderWithProviders(<StopProposalScreen />, { store: signedOutStore(), at, path: AT });
const stopButton = () => screen.findByRole('button', { name: 'Остановить' });

beforeEach(() => {
  proposal = OPEN;
  sent = [];
});

describe('StopProposalScreen', () => {
  it('says what would change, stops nothing until asked, and keeps no secret in the address', async () => {
    const { location } = renderScreen();
    expect(await screen.findByText(OPEN.what)).toBeVisible();
    for (const line of [...OPEN.changes, 'Замена на время отпуска', 'Анна Админ'])
      expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText('Вступит в силу само')).toBeVisible();
    await waitFor(() => expect(location()).toBe(AT));
    expect(sent).toEqual([]);
  });

  it('stops by a press, and says that nothing is left to do', async () => {
    const { user } = renderScreen();
    await user.click(await stopButton());
    expect(await screen.findByText(/^Остановлено, .*Борис$/)).toBeVisible();
    expect(screen.getByText(/Делать ничего не нужно/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Остановить' })).toBeNull();
    expect(sent).toEqual([{ token: 'secret' }]);
  });

  it('says when a second person decides by now', async () => {
    proposal = { ...OPEN, takes_effect_at: null };
    renderScreen();
    expect(await screen.findByText(/решает второй человек: пока он не подтвердит/)).toBeVisible();
    expect(screen.queryByText('Вступит в силу само')).toBeNull();
    expect(await stopButton()).toBeVisible();
  });

  it('keeps the button when stopping fails', async () => {
    api.use(http.post(`${API}/proposals/stop`, () => failure('SYS.001')));
    const { user } = renderScreen();
    await user.click(await stopButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await stopButton()).toBeEnabled();
  });

  it('looks again when it took effect meanwhile, and says who can undo it', async () => {
    const { user } = renderScreen();
    const button = await stopButton();
    proposal = {
      ...OPEN,
      state: 'took_effect',
      decided_at: '2026-11-28T10:00:30.000Z',
      others: ['Вера', 'Глеб'],
    };
    api.use(http.post(`${API}/proposals/stop`, () => failure('RES.003')));
    await user.click(button);
    expect(await screen.findByText(/^Уже вступило в силу, /)).toBeVisible();
    expect(screen.getByText(/отменить могут: Вера, Глеб.*обслуживает сервер/)).toBeVisible();
  });

  it.each([
    ['confirmed', /Уже подтверждено вторым человеком/, /обратитесь к тем, кто обслуживает сервер/],
    ['took_effect', /Уже вступило в силу/, /обратитесь к тем, кто обслуживает сервер/],
    ['rejected', /Остановлено/, /Делать ничего не нужно/],
    ['cancelled', /Отозвано/, /Делать ничего не нужно/],
    ['lapsed', /Потеряло силу/, /Делать ничего не нужно/],
  ] as const)('says of one that is %s what helps', async (state, title, help) => {
    proposal = { ...OPEN, state };
    renderScreen();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(help)).toBeVisible();
    expect(screen.getByRole('link', { name: 'На страницу входа' })).toHaveAttribute('href', '/login');
  });

  it('says of a reset that is done what to do instead of undoing it', async () => {
    proposal = { ...OPEN, reason: null, state: 'took_effect', is_undoable: false };
    renderScreen();
    expect(await screen.findByText(/вернуть второй способ входа тоже.*сначала смените пароль/)).toBeVisible();
    expect(screen.queryByText(/отменить/)).toBeNull();
  });

  it('knows an address without a link, and a link that nobody has sent', async () => {
    renderScreen(AT);
    expect(await screen.findByText(/Откройте ссылку из письма ещё раз/)).toBeVisible();
    api.use(http.get(`${API}/proposals/stop/:token`, () => failure('RES.001')));
    renderScreen();
    expect(await screen.findByText(/Такой ссылки нет/)).toBeVisible();
  });

  it('offers to try again when the link cannot be opened', async () => {
    api.use(http.get(`${API}/proposals/stop/:token`, () => failure('SYS.001')));
    const { user } = renderScreen();
    const again = await screen.findByRole('button', { name: /Повторить|Попробовать/ });
    api.resetHandlers();
    await user.click(again);
    expect(await stopButton()).toBeVisible();
  });
});

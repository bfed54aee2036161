import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  takeConsoleMessages,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { storedTrial } from '../federation/stored-trial.ts';
import { trialAddress } from '../federation/trial-address.ts';
import { TrialScreen } from './trial-screen.tsx';

const STORED: WireData<'GET admin/remotes/{name}/builds/{build}'> = {
  name: 'company',
  build: '1.0.0-abc',
  stored_by: 'anna@example.org',
  stored_at: '2026-11-27T10:00:00.000Z',
};
const ADMIN = buildCurrentUser({ permissions: ['user:manage'] });

let stored = STORED;

const api = useApiServer(
  ...sessionHandlers(ADMIN),
  handle('GET admin/remotes/{name}/builds/{build}', () => stored),
);

beforeEach(() => {
  stored = STORED;
  localStorage.clear();
});

const renderScreen = (
  build = 'company@1.0.0-abc',
  to = '/company?tab=people#end',
  store = signedInStore(ADMIN),
) => renderWithProviders(<TrialScreen />, { store, at: trialAddress(build, to), path: '/preview' });

const openButton = () => screen.findByRole('button', { name: 'Открыть пробную сборку' });
const stayLink = () => screen.findByRole('link', { name: 'Остаться на обычной' });

describe('the page that asks about a trial', () => {
  it('names the remote, the build and who stored it, and begins nothing by itself', async () => {
    renderScreen();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Открыть пробную сборку «Компания»?' }),
    ).toBeVisible();
    for (const words of ['1.0.0-abc', 'anna@example.org', /Остальным ничего не изменится/])
      expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Когда')).toBeVisible();
    expect(storedTrial()).toBeNull();
  });

  it('says that nobody knows who stored a build of before', async () => {
    stored = { ...STORED, stored_by: null, stored_at: null };
    renderScreen();
    expect(await screen.findByText('неизвестно кто')).toBeVisible();
    expect(screen.queryByText('Когда')).toBeNull();
  });

  it('begins by a press, for the person who pressed, with a new page', async () => {
    const { user } = renderScreen();
    const button = await openButton();
    await screen.findByText('anna@example.org');
    await user.click(button);
    expect(storedTrial()).toMatchObject({
      remote: 'company',
      build: '1.0.0-abc',
      userId: ADMIN.user.id,
    });
    expect(takeConsoleMessages().join()).toContain('navigation');
  });

  it('leads on without a trial', async () => {
    const { user, location } = renderScreen();
    await user.click(await stayLink());
    expect(location()).toBe('/company?tab=people#end');
    expect(storedTrial()).toBeNull();
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
    ['/preview?build=company%401.0.0-abc&to=%2F', '/'],
    ['/company?mfe=company@1.0.0-abc&page=2', '/company?page=2'],
  ])('leads from %s to %s only', async (to, led) => {
    renderScreen(undefined, to);
    expect(await stayLink()).toHaveAttribute('href', led);
  });

  it('knows a build that is not stored, and leads on', async () => {
    api.use(http.get(`${API}/admin/remotes/:name/builds/:build`, () => failure('RES.001')));
    renderScreen();
    expect(await screen.findByText(/Сборки 1\.0\.0-abc раздела «Компания» в хранилище нет/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть обычную' })).toHaveAttribute(
      'href',
      '/company?tab=people#end',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['https://evil.example/remoteEntry.js', 'company@../../host', ''])(
    'asks nobody about %j, which names no build',
    async (request) => {
      let calls = 0;
      api.use(
        http.get(`${API}/admin/remotes/*`, () => {
          calls += 1;
          return failure('RES.001');
        }),
      );
      renderScreen(request);
      expect(await screen.findByText(/записан неверно/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Открыть обычную' })).toBeVisible();
      expect(calls).toBe(0);
    },
  );

  it('offers to try again, and opens nothing that it has not seen', async () => {
    api.use(http.get(`${API}/admin/remotes/:name/builds/:build`, () => failure('SYS.002')));
    const { user } = renderScreen();
    const again = await screen.findByRole('button', { name: /Попробовать|Повторить/ });
    expect(await openButton()).toBeDisabled();
    api.resetHandlers();
    await user.click(again);
    expect(await screen.findByText('anna@example.org')).toBeVisible();
    expect(await openButton()).toBeEnabled();
  });

  it.each([
    ['whoever may not manage users', signedInStore(buildCurrentUser({ permissions: [] })), '/'],
    ['whoever has just left', signedOutStore(), '/login'],
  ])('is closed to %s', (_who, store, led) => {
    const { location } = renderScreen(undefined, undefined, store);
    expect(location()).toBe(led);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

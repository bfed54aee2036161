import { loadCurrentUserAtom, startSession, userAtom } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { RateLimitBanner } from './rate-limit-banner.tsx';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));

const limited = (leftMs: number) => ({ rateLimitEnd: Date.now() + leftMs });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The banner over a session that runs, as on a page. */
function renderBanner(store = signedInStore(buildCurrentUser())) {
  const session = startSession(store);
  const rendered = renderWithProviders(<RateLimitBanner />, { store });
  return { ...rendered, session };
}

const banner = () => screen.queryByRole('alert');

describe('RateLimitBanner', () => {
  it('is absent while nothing is limited', () => {
    const { session } = renderBanner();
    expect(banner()).not.toBeInTheDocument();
    session.stop();
  });

  it('counts minutes and seconds, then seconds only', () => {
    const { session } = renderBanner(signedInStore(buildCurrentUser(), limited(61_000)));
    expect(banner()).toHaveTextContent(
      'Превышен лимит запросовСлишком много запросов к серверу. Попробуйте снова через 1 мин 1 сек',
    );
    act(() => jest.advanceTimersByTime(1_000));
    expect(banner()).toHaveTextContent('Попробуйте снова через 1 мин 0 сек');
    act(() => jest.advanceTimersByTime(1_000));
    expect(banner()).toHaveTextContent(/Попробуйте снова через 59 сек$/);
    session.stop();
  });

  it('clears the limit at zero and loads the user again', async () => {
    const store = signedOutStore({ ...limited(2_000), who: { kind: 'failed' } });
    const { session } = renderBanner(store);
    act(() => jest.advanceTimersByTime(2_000));
    expect(banner()).not.toBeInTheDocument();
    jest.useRealTimers();
    await waitFor(() => expect(store.get(userAtom)?.email).toBe('user@demo.example'));
    session.stop();
  });

  it('without cookies asks to sign in, and at zero offers to try again', () => {
    const { session } = renderBanner(signedOutStore(limited(1_000)));
    expect(banner()).toHaveTextContent('Слишком много запросов к серверу. Требуется авторизация.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    const tryAgain = screen.getByRole('button', { name: 'Попробовать снова' });
    expect(tryAgain).toBeVisible();
    act(() => tryAgain.click());
    expect(banner()).not.toBeInTheDocument();
    session.stop();
  });

  it('appears when any call is answered 429', async () => {
    jest.useRealTimers();
    api.use(http.get(`${API}/users/me`, () => failure('RATE.001')));
    const store = signedInStore(buildCurrentUser());
    const { session } = renderBanner(store);
    await act(() => store.set(loadCurrentUserAtom, { force: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Превышен лимит запросов');
    session.stop();
  });
});

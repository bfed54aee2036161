import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http } from 'msw';
import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import {
  API,
  buildCurrentUser,
  buildGuest,
  failure,
  sessionHandlers,
  success,
  useApiServer,
} from '../../testing/index.ts';
import { forgetFingerprint, readFingerprint, storeFingerprint } from '../fingerprint/fingerprint-store.ts';
import { get } from '../http/request.ts';
import { createCabinetStore } from '../state/cabinet-store.ts';
import { queryCache } from '../state/query-cache.ts';
import { accountAtom } from './account-atom.ts';
import { INITIAL_AUTH_STATE } from './auth-state.ts';
import { EARLY_USER_SCRIPT } from './early-user.ts';
import { loadCurrentUserAtom, USER_LOAD_FAILURE } from './load-current-user.ts';
import { endRateLimitAtom, rateLimitAtom } from './rate-limit.ts';
import { authAtom, permissionsAtom, userAtom } from './session-atoms.ts';
import { signInAtom } from './sign-in.ts';
import { signOutAtom } from './sign-out.ts';
import { type RunningSession, startSession } from './start-session.ts';

const ME = `${API}/users/me`;
const CREDENTIALS = { email: 'user@demo.example', password: 'Demo-2026-pass' };

const api = useApiServer(...sessionHandlers(buildCurrentUser({ permissions: ['user:manage'] })));

let store = createCabinetStore();
let session: RunningSession | null = null;
let requests: string[] = [];

function start(): Promise<void> {
  session = startSession(store);
  return session.ready;
}

function countCalls(path: string): number {
  return requests.filter((request) => request === path).length;
}

/** Time stands still until the test moves it; the network does not. */
function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
}

async function untilLoaded(): Promise<void> {
  while (store.get(authAtom).isUserLoading) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => {
  store = createCabinetStore();
  requests = [];
  storeFingerprint('f'.repeat(64));
  api.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/', '')}`);
  });
});

afterEach(() => {
  session?.stop();
  session = null;
  jest.useRealTimers();
  api.events.removeAllListeners();
  queryCache.clear();
});

describe('the first load of the user', () => {
  it('starts not loaded, goes through loading, and ends loaded with the user', async () => {
    expect(store.get(authAtom)).toEqual(INITIAL_AUTH_STATE);
    const ready = start();
    expect(store.get(authAtom)).toMatchObject({ isUserLoading: true, isUserLoaded: false });
    await ready;
    expect(store.get(authAtom)).toMatchObject({ isUserLoading: false, isUserLoaded: true, error: null });
    expect(store.get(userAtom)).toMatchObject({ email: 'user@demo.example', displayName: 'Иван Петров' });
    expect(store.get(permissionsAtom)).toEqual(['user:manage']);
    expect(store.get(accountAtom)).toMatchObject({ balance: 1234.5, totalSpent: 0 });
  });

  it('asks once when it is asked for twice', async () => {
    await Promise.all([start(), store.set(loadCurrentUserAtom)]);
    await store.set(loadCurrentUserAtom);
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('clears the no-cookie and rate-limit flags when it succeeds', async () => {
    api.use(http.get(ME, () => failure('RATE.001'), { once: true }));
    await start();
    expect(store.get(authAtom).isRateLimited).toBe(true);
    await store.set(loadCurrentUserAtom, { force: true });
    expect(store.get(authAtom)).toMatchObject({
      isRateLimited: false,
      rateLimitResetTime: null,
      hasNoAuthCookies: false,
    });
  });

  it('keeps the text of a failure that is not a 401, and clears both flags', async () => {
    api.use(http.get(ME, () => failure('SYS.001')));
    await start();
    expect(store.get(authAtom)).toMatchObject({
      error: USER_LOAD_FAILURE,
      user: null,
      isUserLoaded: true,
      hasNoAuthCookies: false,
      isRateLimited: false,
    });
  });

  it('keeps no text for a 401', async () => {
    api.use(http.get(ME, () => failure('AUTH.002')));
    await start();
    expect(store.get(authAtom)).toMatchObject({
      error: null,
      user: null,
      isUserLoaded: true,
      hasNoAuthCookies: false,
    });
  });

  it('treats a guest as unauthenticated, with the no-cookie flag false', async () => {
    api.use(http.get(ME, () => success({ ...buildGuest() })));
    await start();
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(permissionsAtom)).toEqual([]);
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: false, isUserLoaded: true });
    expect(store.get(authAtom).user).toMatchObject({ role: 'guest' });
  });
});

describe('AUTH.001', () => {
  it('stops further requests for the user', async () => {
    api.use(http.get(ME, () => failure('AUTH.001')));
    await start();
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: true, user: null, error: null });
    await store.set(loadCurrentUserAtom, { force: true });
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is known by its text where the code is missing', async () => {
    api.use(
      http.get(ME, () =>
        Response.json(
          { status: 'error', message: 'AUTH.001: No auth cookies', details: {} },
          { status: 401 },
        ),
      ),
    );
    await start();
    expect(store.get(authAtom).hasNoAuthCookies).toBe(true);
  });

  it('signs the person out when another call is answered so, and reaches the caller unchanged', async () => {
    await start();
    api.use(http.get(`${API}/roles`, () => failure('AUTH.001')));
    await expect(get('roles')).rejects.toMatchObject({ code: 'AUTH.001', status: 401 });
    expect(store.get(authAtom)).toMatchObject({ user: null, hasNoAuthCookies: true, loggedOut: false });
  });
});

describe('401', () => {
  it('clears the local session when an authenticated call is answered so', async () => {
    await start();
    queryCache.set('roles', {});
    api.use(http.get(`${API}/roles`, () => failure('AUTH.002')));
    await expect(get('roles')).rejects.toMatchObject({ status: 401 });
    expect(store.get(authAtom)).toEqual({ ...INITIAL_AUTH_STATE, isUserLoaded: true, loggedOut: true });
    expect(store.get(accountAtom).balance).toBeNull();
    expect(queryCache.size).toBe(0);
  });

  it('asks nobody who this is afterwards', async () => {
    await start();
    api.use(http.get(`${API}/roles`, () => failure('AUTH.002')));
    await expect(get('roles')).rejects.toMatchObject({ status: 401 });
    await store.set(loadCurrentUserAtom);
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('leaves the session alone when sign-in is answered so', async () => {
    await start();
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004')));
    await expect(store.set(signInAtom, CREDENTIALS)).rejects.toMatchObject({ code: 'AUTH.004' });
    expect(store.get(userAtom)).not.toBeNull();
  });
});

describe('the rate limit', () => {
  it('raises the flag for 60 s whatever Retry-After says', async () => {
    holdTime();
    api.use(http.get(ME, () => failure('RATE.001', { retryAfter: 5 })));
    await start();
    expect(store.get(authAtom)).toMatchObject({
      isRateLimited: true,
      rateLimitResetTime: Date.now() + RATE_LIMIT_MS,
    });
    expect(store.get(rateLimitAtom).secondsLeft).toBe(60);
  });

  it('is raised by any call', async () => {
    await start();
    api.use(http.get(`${API}/roles`, () => failure('RATE.001')));
    await expect(get('roles')).rejects.toMatchObject({ status: 429 });
    expect(store.get(authAtom).isRateLimited).toBe(true);
  });

  it('keeps the user from being loaded', async () => {
    api.use(http.get(ME, () => failure('RATE.001')));
    await start();
    await store.set(loadCurrentUserAtom);
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('ticks every second, and at zero is cleared and the user is loaded again', async () => {
    holdTime();
    api.use(http.get(ME, () => failure('RATE.001'), { once: true }));
    await start();
    jest.advanceTimersByTime(1_000);
    expect(store.get(rateLimitAtom).secondsLeft).toBe(59);
    jest.advanceTimersByTime(58_000);
    expect(store.get(rateLimitAtom).secondsLeft).toBe(1);
    expect(countCalls('GET users/me')).toBe(1);
    jest.advanceTimersByTime(1_000);
    expect(store.get(rateLimitAtom)).toMatchObject({ isRateLimited: false, secondsLeft: 0 });
    await untilLoaded();
    expect(countCalls('GET users/me')).toBe(2);
    expect(store.get(userAtom)).not.toBeNull();
  });

  it('stays at zero, without a load, while no cookies are present', async () => {
    holdTime();
    api.use(
      http.get(ME, () => failure('AUTH.001')),
      http.post(`${API}/auth/sign-in`, () => failure('RATE.001')),
    );
    await start();
    await expect(store.set(signInAtom, CREDENTIALS)).rejects.toMatchObject({ code: 'RATE.001' });
    jest.advanceTimersByTime(120_000);
    expect(store.get(rateLimitAtom)).toEqual({
      isRateLimited: true,
      resetTime: expect.any(Number),
      secondsLeft: 0,
      hasNoAuthCookies: true,
    });
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('ends when the person tries again at zero', async () => {
    api.use(http.get(ME, () => failure('RATE.001'), { once: true }));
    await start();
    await store.set(endRateLimitAtom);
    expect(store.get(authAtom).isRateLimited).toBe(false);
    expect(store.get(userAtom)).not.toBeNull();
  });

  it('counts a second limit from its own beginning', async () => {
    holdTime();
    api.use(http.get(ME, () => failure('RATE.001')));
    await start();
    jest.advanceTimersByTime(RATE_LIMIT_MS);
    await untilLoaded();
    expect(store.get(rateLimitAtom)).toMatchObject({ isRateLimited: true, secondsLeft: 60 });
    jest.advanceTimersByTime(1_000);
    expect(store.get(rateLimitAtom).secondsLeft).toBe(59);
  });

  it('keeps a user who is already known', async () => {
    await start();
    api.use(http.get(ME, () => failure('RATE.001')));
    await store.set(loadCurrentUserAtom, { force: true });
    expect(store.get(userAtom)).not.toBeNull();
  });
});

describe('sign-in', () => {
  it('clears the no-cookie flag and loads the user', async () => {
    api.use(http.get(ME, () => failure('AUTH.001'), { once: true }));
    await start();
    const user = await store.set(signInAtom, CREDENTIALS);
    expect(user).toMatchObject({ email: 'user@demo.example' });
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: false, loggedOut: false, loading: false });
  });

  it('leaves everything as it was when the server refuses', async () => {
    api.use(
      http.get(ME, () => failure('AUTH.001')),
      http.post(`${API}/auth/sign-in`, () => failure('AUTH.004')),
    );
    await start();
    await expect(store.set(signInAtom, CREDENTIALS)).rejects.toMatchObject({
      message: 'Неверные учетные данные',
    });
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: true, user: null, loading: false });
  });

  it('forgets what the former person has seen', async () => {
    await start();
    queryCache.set('transactions', {});
    await store.set(signInAtom, CREDENTIALS);
    expect(queryCache.size).toBe(0);
  });

  it('drops the answer about the former session that arrives late', async () => {
    const arrivals: (() => void)[] = [];
    api.use(
      http.get(
        ME,
        async () => {
          await new Promise<void>((resolve) => arrivals.push(resolve));
          return failure('AUTH.001');
        },
        { once: true },
      ),
    );
    const ready = start();
    await store.set(signInAtom, CREDENTIALS);
    for (const arrive of arrivals) arrive();
    await ready;
    expect(store.get(userAtom)).not.toBeNull();
    expect(store.get(authAtom).hasNoAuthCookies).toBe(false);
  });
});

describe('a call of the former session that is answered after a new sign-in', () => {
  it.each([['AUTH.002'], ['AUTH.001']] as const)(
    'leaves the new session alone when it is %s',
    async (code) => {
      const arrivals: (() => void)[] = [];
      api.use(
        http.get(`${API}/transactions/user`, async () => {
          await new Promise<void>((resolve) => arrivals.push(resolve));
          return failure(code);
        }),
      );
      await start();
      const late = get('transactions/user');
      late.catch(() => undefined);
      while (arrivals.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await store.set(signOutAtom);
      await store.set(signInAtom, CREDENTIALS);
      for (const arrive of arrivals) arrive();
      await expect(late).rejects.toMatchObject({ code });
      expect(store.get(userAtom)).not.toBeNull();
      expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: false, loggedOut: false });
    },
  );
});

describe('sign-out', () => {
  it('tells the server, then clears the user and every flag', async () => {
    await start();
    await expect(store.set(signOutAtom)).resolves.toBe('signed-out');
    expect(countCalls('POST auth/sign-out')).toBe(1);
    expect(store.get(authAtom)).toEqual({ ...INITIAL_AUTH_STATE, isUserLoaded: true, loggedOut: true });
  });

  it('clears the session all the same when the server fails, and says so', async () => {
    await start();
    api.use(http.post(`${API}/auth/sign-out`, () => failure('SYS.001')));
    await expect(store.set(signOutAtom)).resolves.toBe('failed');
    expect(store.get(authAtom)).toMatchObject({ user: null, loggedOut: true });
  });

  it('is skipped when already signed out', async () => {
    await start();
    await store.set(signOutAtom);
    await expect(store.set(signOutAtom)).resolves.toBe('skipped');
    expect(countCalls('POST auth/sign-out')).toBe(1);
  });

  it('is skipped when there are no cookies', async () => {
    api.use(http.get(ME, () => failure('AUTH.001')));
    await start();
    await expect(store.set(signOutAtom)).resolves.toBe('skipped');
    expect(countCalls('POST auth/sign-out')).toBe(0);
  });

  it('happens once when it is asked for twice', async () => {
    await start();
    const outcomes = await Promise.all([store.set(signOutAtom), store.set(signOutAtom)]);
    expect(outcomes).toEqual(['signed-out', 'skipped']);
    expect(countCalls('POST auth/sign-out')).toBe(1);
  });

  it('drops the answer about the user that arrives after it', async () => {
    await start();
    const arrivals: (() => void)[] = [];
    api.use(
      http.get(ME, async () => {
        await new Promise<void>((resolve) => arrivals.push(resolve));
        return success({ ...buildCurrentUser() });
      }),
    );
    const reload = store.set(loadCurrentUserAtom, { force: true });
    await store.set(signOutAtom);
    for (const arrive of arrivals) arrive();
    await reload;
    expect(store.get(authAtom)).toMatchObject({ user: null, loggedOut: true });
  });
});

describe('the fingerprint', () => {
  it('is computed and stored as the session starts, and the user waits for it', async () => {
    forgetFingerprint();
    let header: string | null = null;
    api.use(
      http.get(ME, ({ request }) => {
        header = request.headers.get('X-Security-Check');
        return success({ ...buildCurrentUser() });
      }),
    );
    await start();
    expect(header).toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
    expect(localStorage.getItem('cabinet.fingerprint')).toBe(header);
  });

  it('of the last visit serves the first calls, and is computed anew once the page has settled', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await start();
    expect(readFingerprint()).toBe('f'.repeat(64));
    await jest.advanceTimersByTimeAsync(3_000);
    jest.useRealTimers();
    while (readFingerprint() === 'f'.repeat(64)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(readFingerprint()).toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
  });

  it('fails the load of the user after 5 s without it, and asks the server nothing', async () => {
    jest.useFakeTimers();
    forgetFingerprint();
    const load = store.set(loadCurrentUserAtom);
    await jest.advanceTimersByTimeAsync(4_900);

    expect(store.get(authAtom).isUserLoading).toBe(true);
    await jest.advanceTimersByTimeAsync(100);
    await load;
    expect(store.get(authAtom)).toMatchObject({
      isUserLoaded: true,
      isUserLoading: false,
      error: USER_LOAD_FAILURE,
    });
    expect(requests).toEqual([]);
  });
});

describe('the answer that the page asked for before its code had come', () => {
  /** Runs the script as the page's head does. */
  function askEarly(): void {
    new Function(EARLY_USER_SCRIPT)();
  }

  it('is taken instead of asking again, once', async () => {
    let header: string | null = null;
    api.use(
      http.get(ME, ({ request }) => {
        header = request.headers.get('X-Security-Check');
        return success({ ...buildCurrentUser() });
      }),
    );
    askEarly();
    await start();
    expect(store.get(userAtom)).toMatchObject({ email: 'user@demo.example' });
    expect(header).toBe('f'.repeat(64));
    expect(countCalls('GET users/me')).toBe(1);
    await store.set(loadCurrentUserAtom, { force: true });
    expect(countCalls('GET users/me')).toBe(2);
  });

  it('is judged as any other when the server refuses', async () => {
    api.use(http.get(ME, () => failure('AUTH.001')));
    askEarly();
    await start();
    expect(store.get(authAtom)).toMatchObject({ user: null, hasNoAuthCookies: true, isUserLoaded: true });
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is asked for anew when it has not come', async () => {
    window.earlyUser = Promise.reject(new TypeError('Failed to fetch'));
    await start();
    expect(store.get(userAtom)).not.toBeNull();
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is not asked for without a fingerprint', () => {
    forgetFingerprint();
    askEarly();
    expect(window.earlyUser).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('end the session in the other tab when one signs out', async () => {
    const otherStore = createCabinetStore();
    await start();
    const other = startSession(otherStore);
    await other.ready;
    await store.set(signOutAtom);
    while (otherStore.get(userAtom) !== null) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(otherStore.get(authAtom).loggedOut).toBe(true);
    expect(countCalls('POST auth/sign-out')).toBe(1);
    other.stop();
  });

  it('let the other tab in when one signs in', async () => {
    api.use(http.get(ME, () => failure('AUTH.001'), { once: true }));
    const otherStore = createCabinetStore();
    const other = startSession(otherStore);
    await other.ready;
    expect(otherStore.get(authAtom).hasNoAuthCookies).toBe(true);
    await store.set(signInAtom, CREDENTIALS);
    while (otherStore.get(userAtom) === null) await new Promise((resolve) => setTimeout(resolve, 5));
    other.stop();
  });

  it('take the other tab along when another person signs in, and forget what the first has seen', async () => {
    await start();
    const otherStore = createCabinetStore();
    api.use(http.get(ME, () => success({ ...buildCurrentUser({ id: 'second', email: 'b@demo.example' }) })));
    queryCache.set('transactions', {});
    await otherStore.set(signInAtom, CREDENTIALS);
    queryCache.set('transactions', {});
    while (store.get(userAtom)?.id !== 'second') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(queryCache.size).toBe(0);
  });

  it('do not ask again who the person is when it is the same one', async () => {
    await start();
    await store.set(signInAtom, CREDENTIALS);
    const asked = countCalls('GET users/me');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(countCalls('GET users/me')).toBe(asked);
  });

  it('keep the other tab signed in when a call of its former session is answered late', async () => {
    const arrivals: (() => void)[] = [];
    api.use(
      http.get(`${API}/transactions/user`, async () => {
        await new Promise<void>((resolve) => arrivals.push(resolve));
        return failure('AUTH.002');
      }),
    );
    await start();
    const late = get('transactions/user');
    late.catch(() => undefined);
    while (arrivals.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const otherStore = createCabinetStore();
    await otherStore.set(signOutAtom);
    while (store.get(userAtom) !== null) await new Promise((resolve) => setTimeout(resolve, 5));
    await otherStore.set(signInAtom, CREDENTIALS);
    while (store.get(userAtom) === null) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const arrive of arrivals) arrive();
    await expect(late).rejects.toMatchObject({ code: 'AUTH.002' });
    expect(store.get(userAtom)).not.toBeNull();
  });
});

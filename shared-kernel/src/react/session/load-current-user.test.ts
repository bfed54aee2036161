import { describe, expect, it, jest } from '@jest/globals';
import { http } from 'msw';
import { API, buildCurrentUser, buildGuest, failure, handle } from '../../testing/index.ts';
import { hashTraits } from '../fingerprint/compute-fingerprint.ts';
import { deviceTraits } from '../fingerprint/device-traits.ts';
import { forgetFingerprint, readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { CURRENT_USER_URL, EARLY_CALLS_SCRIPT } from '../http/early-answers.ts';
import { get } from '../http/methods.ts';
import { queryCache } from '../store/query-cache.ts';
import { INITIAL_AUTH_STATE } from './auth-state.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { accountAtom, authAtom, permissionsAtom, userAtom } from './session-atoms.ts';
import { CREDENTIALS, ME, store, useSessionPage } from './session-fixtures.ts';
import { USER_LOAD_FAILURE } from './session-machine.ts';
import { signInAtom } from './sign-in-and-out.ts';

const { api, start, countCalls, countAllCalls } = useSessionPage();

describe('the first load of the user', () => {
  it('starts not loaded, goes through loading, and ends loaded with the user', async () => {
    expect(store.get(authAtom)).toEqual(INITIAL_AUTH_STATE);
    const ready = start();
    expect(store.get(authAtom)).toMatchObject({ isUserLoading: true, isUserLoaded: false });
    await ready;
    expect(store.get(authAtom)).toMatchObject({ isUserLoading: false, isUserLoaded: true, error: null });
    expect(store.get(userAtom)).toMatchObject({ email: 'user@demo.example', displayName: 'Иван Петров' });
    expect(store.get(permissionsAtom)).toEqual(['user:manage']);
    expect(store.get(accountAtom)).toMatchObject({ balance: 1234.5, totalSpent: '0.00' });
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
    api.use(handle('GET users/me', () => buildGuest()));
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
    api.use(http.get(`${API}/models`, () => failure('AUTH.001')));
    await expect(get('models')).rejects.toMatchObject({ code: 'AUTH.001', status: 401 });
    expect(store.get(authAtom)).toMatchObject({ user: null, hasNoAuthCookies: true, loggedOut: false });
  });
});

describe('401', () => {
  it('clears the local session when an authenticated call is answered so', async () => {
    await start();
    queryCache.set('roles', {});
    api.use(http.get(`${API}/models`, () => failure('AUTH.002')));
    await expect(get('models')).rejects.toMatchObject({ status: 401 });
    expect(store.get(authAtom)).toEqual({ ...INITIAL_AUTH_STATE, isUserLoaded: true, loggedOut: true });
    expect(store.get(accountAtom).balance).toBeNull();
    expect(queryCache.size).toBe(0);
  });

  it('does not request the user afterwards', async () => {
    await start();
    api.use(http.get(`${API}/models`, () => failure('AUTH.002')));
    await expect(get('models')).rejects.toMatchObject({ status: 401 });
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

describe('the fingerprint', () => {
  it('is computed and stored as the session starts, and the user waits for it', async () => {
    forgetFingerprint();
    let header: string | null = null;
    api.use(
      handle('GET users/me', ({ request }) => {
        header = request.headers.get('X-Security-Check');
        return buildCurrentUser();
      }),
    );
    await start();
    expect(header).toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
    expect(localStorage.getItem('cabinet.fingerprint')).toBe(header);
  });

  it('of the last visit serves the first calls, and is computed again once the page has settled', async () => {
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
    expect(countAllCalls()).toBe(0);
  });
});

describe('the answer that the page asked for before its code had come', () => {
  /** Runs the script as the page's head does. */
  function askEarly(): void {
    document.head.innerHTML = '<meta name="cabinet-early-calls" content="users/me">';
    new Function(EARLY_CALLS_SCRIPT)();
  }

  it('is taken instead of asking again, once', async () => {
    let header: string | null = null;
    api.use(
      handle('GET users/me', ({ request }) => {
        header = request.headers.get('X-Security-Check');
        return buildCurrentUser();
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

  it('is asked for again when it has not come', async () => {
    const response = Promise.reject(new TypeError('Failed to fetch'));
    window.earlyAnswers = { [CURRENT_USER_URL]: { askedAt: performance.now(), response } };
    await start();
    expect(store.get(userAtom)).not.toBeNull();
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is asked for on the first visit, too, with the fingerprint that the page goes on with', async () => {
    forgetFingerprint();
    let header: string | null = null;
    api.use(
      handle('GET users/me', ({ request }) => {
        header = request.headers.get('X-Security-Check');
        return buildCurrentUser();
      }),
    );
    askEarly();
    await start();
    expect(store.get(userAtom)).not.toBeNull();
    expect(header).toBe(await hashTraits(deviceTraits()));
    expect(readFingerprint()).toBe(header);
    expect(countCalls('GET users/me')).toBe(1);
  });

  it('is asked for also where storage is switched off', async () => {
    forgetFingerprint();
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    askEarly();
    await window.earlyAnswers?.[CURRENT_USER_URL]?.response;
    expect(readFingerprint()).toBe(await hashTraits(deviceTraits()));
    expect(countCalls('GET users/me')).toBe(1);
    read.mockRestore();
  });

  it('is not asked for without a fingerprint where the browser hides its hashes', () => {
    forgetFingerprint();
    const whole = globalThis.crypto;
    Object.defineProperty(globalThis, 'crypto', { value: { subtle: undefined }, configurable: true });
    askEarly();
    Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
    expect(window.earlyAnswers?.[CURRENT_USER_URL]).toBeUndefined();
  });
});

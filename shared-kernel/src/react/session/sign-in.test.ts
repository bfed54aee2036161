import { describe, expect, it } from '@jest/globals';
import { http } from 'msw';
import { API, buildCurrentUser, failure, handle } from '../../testing/index.ts';
import { get } from '../http/methods.ts';
import { queryCache } from '../store/query-cache.ts';
import { INITIAL_AUTH_STATE } from './auth-state.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { authAtom, userAtom } from './session-atoms.ts';
import { CREDENTIALS, ME, store, useSessionPage } from './session-fixtures.ts';
import { enterSessionAtom, signInAtom, signInByAtom, signOutAtom } from './sign-in-and-out.ts';

const { api, start, countCalls } = useSessionPage();

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

  it('signs in by any call that opens a session, and stays out where that is refused', async () => {
    api.use(http.get(ME, () => failure('AUTH.001'), { once: true }));
    await start();
    await expect(store.set(signInByAtom, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: true, user: null, loading: false });
    expect(await store.set(signInByAtom, () => Promise.resolve())).toMatchObject({
      email: 'user@demo.example',
    });
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: false, loggedOut: false });
  });

  it('takes over the session that another call has opened', async () => {
    api.use(http.get(ME, () => failure('AUTH.001'), { once: true }));
    await start();
    queryCache.set('transactions', {});
    expect(await store.set(enterSessionAtom)).toMatchObject({ email: 'user@demo.example' });
    expect(store.get(authAtom)).toMatchObject({ hasNoAuthCookies: false });
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

  it('has nothing to say where the session had ended by itself', async () => {
    await start();
    api.use(http.post(`${API}/auth/sign-out`, () => failure('AUTH.002')));
    await expect(store.set(signOutAtom)).resolves.toBe('signed-out');
    expect(store.get(authAtom)).toMatchObject({ user: null, loggedOut: true });
  });

  it('leaves nothing behind that was typed in the tab, where a session that the server ends keeps it', async () => {
    const drafts = ['cabinet.role-draft.1.new', 'cabinet.company-draft.1'];
    const others = ['cabinet.invitation.company', 'draft.of-another-page'];
    for (const key of [...drafts, ...others]) sessionStorage.setItem(key, 'typed');
    const left = () => [...drafts, ...others].filter((key) => sessionStorage.getItem(key) !== null);
    await start();
    api.use(http.get(`${API}/roles`, () => failure('AUTH.002'), { once: true }));
    await get('roles').catch(() => undefined);
    expect(store.get(userAtom)).toBeNull();
    expect(left()).toEqual([...drafts, ...others]);
    await store.set(signInAtom, CREDENTIALS);
    await store.set(signOutAtom);
    expect(left()).toEqual(others);
    sessionStorage.clear();
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
      handle('GET users/me', async () => {
        await new Promise<void>((resolve) => arrivals.push(resolve));
        return buildCurrentUser();
      }),
    );
    const reload = store.set(loadCurrentUserAtom, { force: true });
    await store.set(signOutAtom);
    for (const arrive of arrivals) arrive();
    await reload;
    expect(store.get(authAtom)).toMatchObject({ user: null, loggedOut: true });
  });
});

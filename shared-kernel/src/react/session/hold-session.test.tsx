import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { http } from 'msw';
import { API, buildCurrentUser, failure, handle } from '../../testing/index.ts';
import { get, post } from '../http/methods.ts';
import { queryCache } from '../store/query-cache.ts';
import { useUnsavedInput } from '../store/unsaved-input.ts';
import { refreshBalanceAtom } from './balance.ts';
import { personAtom } from './person-atom.ts';
import { endRateLimitAtom } from './rate-limit.ts';
import { accountAtom, authAtom, clearSessionAtom, isSessionHeldAtom, userAtom } from './session-atoms.ts';
import { announceSession } from './session-channel.ts';
import { CREDENTIALS, ME, store, untilLoaded, useSessionPage } from './session-fixtures.ts';
import { signInAtom } from './sign-in-and-out.ts';

const { api, start, countAllCalls } = useSessionPage();

const OTHER = buildCurrentUser({ id: 'someone-else', email: 'else@demo.example', display_name: 'Анна' });

const typeSomething = () => renderHook(() => useUnsavedInput(true));

async function endSession(code: 'AUTH.001' | 'AUTH.002' = 'AUTH.002') {
  api.use(http.get(`${API}/models`, () => failure(code), { once: true }));
  await expect(get('models')).rejects.toMatchObject({ status: 401 });
}

describe.each(['AUTH.001', 'AUTH.002'] as const)('a session that ends by %s', (code) => {
  it('is cleared when nothing is typed', async () => {
    await start();
    await endSession(code);
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(isSessionHeldAtom)).toBe(false);
  });

  it('is held with its user and its data while something is typed', async () => {
    await start();
    typeSomething();
    queryCache.set('payers', {});
    await endSession(code);
    await endSession(code);
    expect(store.get(isSessionHeldAtom)).toBe(true);
    expect(store.get(userAtom)).toMatchObject({ displayName: 'Иван Петров' });
    expect(store.get(accountAtom).balance).toBe(1234.5);
    expect(queryCache.has('payers')).toBe(true);
  });

  it('is cleared when what was typed is gone by then', async () => {
    await start();
    typeSomething().unmount();
    await endSession(code);
    expect(store.get(userAtom)).toBeNull();
  });
});

describe('a session that is held', () => {
  async function holdSession() {
    await start();
    typeSomething();
    queryCache.set('payers', {});
    await endSession();
  }

  it('asks the server nothing by itself', async () => {
    await holdSession();
    const asked = countAllCalls();
    expect(await store.set(refreshBalanceAtom)).toBe(false);
    await store.set(endRateLimitAtom);
    expect(countAllCalls()).toBe(asked);
  });

  it('goes on with its data when the same person signs in', async () => {
    await holdSession();
    await store.set(signInAtom, CREDENTIALS);
    expect(store.get(isSessionHeldAtom)).toBe(false);
    expect(store.get(userAtom)).toMatchObject({ displayName: 'Иван Петров' });
    expect(queryCache.has('payers')).toBe(true);
    await endSession();
    expect(store.get(isSessionHeldAtom)).toBe(true);
  });

  it('leaves nothing to another person who signs in', async () => {
    await holdSession();
    api.use(handle('GET users/me', () => OTHER));
    await store.set(signInAtom, CREDENTIALS);
    expect(store.get(isSessionHeldAtom)).toBe(false);
    expect(store.get(userAtom)).toMatchObject({ displayName: 'Анна' });
    expect(queryCache.size).toBe(0);
  });

  it('stays when the password is wrong, and when the user cannot be loaded', async () => {
    await holdSession();
    api.use(http.post(`${API}/auth/sign-in`, () => failure('AUTH.004'), { once: true }));
    await expect(store.set(signInAtom, CREDENTIALS)).rejects.toMatchObject({ code: 'AUTH.004' });
    expect(store.get(isSessionHeldAtom)).toBe(true);
    api.use(http.get(ME, () => failure('SYS.002'), { once: true }));
    await store.set(signInAtom, CREDENTIALS);
    expect(store.get(isSessionHeldAtom)).toBe(true);
    expect(queryCache.has('payers')).toBe(true);
  });

  it('goes on when the same person signs in in another tab', async () => {
    await holdSession();
    announceSession({ kind: 'signed-in', userId: store.get(userAtom)?.id ?? null });
    while (store.get(isSessionHeldAtom)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.get(userAtom)).toMatchObject({ displayName: 'Иван Петров' });
  });

  it('can be given up', async () => {
    await holdSession();
    store.set(clearSessionAtom);
    expect(store.get(isSessionHeldAtom)).toBe(false);
    expect(store.get(userAtom)).toBeNull();
    expect(queryCache.size).toBe(0);
  });
});

describe('the user of a cookie that another tab has brought', () => {
  it('is not the last one while they cannot be loaded', async () => {
    await start();
    queryCache.set('payers', {});
    api.use(http.get(ME, () => failure('SYS.002'), { once: true }));
    announceSession({ kind: 'signed-in', userId: OTHER.user.id });
    while (store.get(authAtom).error === null) await new Promise((resolve) => setTimeout(resolve, 5));
    await untilLoaded();
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(accountAtom).balance).toBeNull();
    expect(queryCache.size).toBe(0);
  });
});

describe('a value of a person', () => {
  it('is nobody else’s', async () => {
    await start();
    const amountAtom = personAtom('');
    store.set(amountAtom, '1234');
    expect(store.get(amountAtom)).toBe('1234');
    api.use(handle('GET users/me', () => OTHER));
    await post('auth/sign-out', { anonymous: true });
    await store.set(signInAtom, CREDENTIALS);
    expect(store.get(amountAtom)).toBe('');
  });
});

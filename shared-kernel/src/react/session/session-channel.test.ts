import { describe, expect, it } from '@jest/globals';
import { http } from 'msw';
import { API, buildCurrentUser, failure, handle } from '../../testing/index.ts';
import { get } from '../http/methods.ts';
import { createCabinetStore } from '../store/cabinet-store.ts';
import { queryCache } from '../store/query-cache.ts';
import { authAtom, userAtom } from './session-atoms.ts';
import { announceSession } from './session-channel.ts';
import { CREDENTIALS, ME, store, useSessionPage } from './session-fixtures.ts';
import { signInAtom, signOutAtom } from './sign-in-and-out.ts';
import { startSession } from './start-session.ts';

const { api, start, countCalls } = useSessionPage();

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
    api.use(handle('GET users/me', () => buildCurrentUser({ id: 'second', email: 'b@demo.example' })));
    queryCache.set('transactions', {});
    await otherStore.set(signInAtom, CREDENTIALS);
    queryCache.set('transactions', {});
    while (store.get(userAtom)?.id !== 'second') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(queryCache.size).toBe(0);
  });

  it('do not reload the user when it is the same person', async () => {
    await start();
    await store.set(signInAtom, CREDENTIALS);
    const asked = countCalls('GET users/me');
    // Once the next announcement was heard, the sign-in was heard too.
    announceSession({ kind: 'signed-out' });
    while (store.get(userAtom) !== null) await new Promise((resolve) => setTimeout(resolve, 5));
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

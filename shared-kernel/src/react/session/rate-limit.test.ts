import { describe, expect, it, jest } from '@jest/globals';
import { http } from 'msw';
import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import { API, failure, holdTime } from '../../testing/index.ts';
import { get } from '../http/methods.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { endRateLimitAtom, rateLimitAtom } from './rate-limit.ts';
import { authAtom, userAtom } from './session-atoms.ts';
import { CREDENTIALS, ME, store, untilLoaded, useSessionPage } from './session-fixtures.ts';
import { signInAtom } from './sign-in-and-out.ts';

const { api, start, countCalls } = useSessionPage();

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
    api.use(http.get(`${API}/models`, () => failure('RATE.001')));
    await expect(get('models')).rejects.toMatchObject({ status: 429 });
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

  // The refused load of the user raises the limit again, some milliseconds after the transport has.
  it('never says more than 60 s, although the load of the user raises it once more', async () => {
    holdTime();
    const stopDelaying = store.sub(authAtom, () => void jest.advanceTimersByTime(1));
    api.use(http.get(ME, () => failure('RATE.001')));
    await start();
    stopDelaying();
    expect(store.get(rateLimitAtom).secondsLeft).toBe(60);
    jest.advanceTimersByTime(1_000);
    expect(store.get(rateLimitAtom).secondsLeft).toBe(59);
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

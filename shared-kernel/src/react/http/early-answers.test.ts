import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildBalance, handle, useApiServer } from '../../testing/index.ts';
import { forgetFingerprint, storeFingerprint } from '../fingerprint/fingerprint-store.ts';
import { askEarly, dropEarlyAnswers } from './early-answers.ts';
import { beginGeneration } from './http-events.ts';
import { get, post } from './methods.ts';

const ADDRESS = 'users/me/balance';

let asked: (string | null)[] = [];
useApiServer(
  handle('GET users/me/balance', ({ request }) => {
    asked.push(request.headers.get('X-Security-Check'));
    return buildBalance(asked.length);
  }),
  handle('GET models', () => ({ models: [] })),
  handle('POST users/me/password', () => null),
);
const balance = async () => (await get(ADDRESS)).balance;

beforeEach(() => {
  asked = [];
  storeFingerprint('f'.repeat(64));
});
afterEach(() => {
  dropEarlyAnswers();
  jest.restoreAllMocks();
});

describe('what was asked early', () => {
  it('is for the first who needs it, with the fingerprint that every call carries', async () => {
    askEarly([ADDRESS]);
    expect(await balance()).toBe(1);
    expect(asked).toEqual(['f'.repeat(64)]);
    expect(await balance()).toBe(2);
  });

  it('is asked once while it is under way', async () => {
    askEarly([ADDRESS]);
    askEarly([ADDRESS, 'models']);
    await get('models');
    expect(await balance()).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('is not asked again while what it brought is cached', async () => {
    askEarly([ADDRESS]);
    expect(await balance()).toBe(1);
    askEarly([ADDRESS]);
    expect(await balance()).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('before a write has ended is not taken after it', async () => {
    const written = post('users/me/password', { body: { currentPassword: 'old', newPassword: 'new' } });
    askEarly([ADDRESS]);
    await written;
    expect(await balance()).toBe(2);
  });

  it('is asked again when it has waited too long', async () => {
    askEarly([ADDRESS]);
    const later = performance.now() + 16_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await balance()).toBe(2);
  });

  it('holds no longer once something was written, or somebody else is here', async () => {
    askEarly([ADDRESS]);
    await post('users/me/password', { body: { currentPassword: 'old', newPassword: 'new' } });
    expect(await balance()).toBe(2);
    askEarly([ADDRESS]);
    beginGeneration();
    expect(await balance()).toBe(4);
  });

  it('is asked again when no answer came', async () => {
    const send = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    askEarly([ADDRESS]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await balance()).toBe(1);
  });

  it('is nothing without a fingerprint', async () => {
    forgetFingerprint();
    askEarly([ADDRESS]);
    expect(window.earlyAnswers).toBeUndefined();
  });
});

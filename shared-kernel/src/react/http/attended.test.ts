import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { UNATTENDED_HEADER } from '../../core/contract/security-header.ts';
import { headersOf } from './send.ts';

const call = { method: 'GET', address: 'users/me/balance' } as const;
const saysUnattended = () => UNATTENDED_HEADER in headersOf(call);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'])(
  'a page says that it asks by itself a minute after the last %s',
  (touch) => {
    document.body.dispatchEvent(new Event(touch));
    expect(saysUnattended()).toBe(false);
    jest.advanceTimersByTime(59_000);
    expect(saysUnattended()).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(saysUnattended()).toBe(true);
    document.body.dispatchEvent(new Event(touch));
    expect(saysUnattended()).toBe(false);
  },
);

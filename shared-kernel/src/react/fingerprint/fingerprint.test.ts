import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { computeFingerprint, hashTraits } from './compute-fingerprint.ts';
import { deviceTraits } from './device-traits.ts';
import { forgetFingerprint, readFingerprint, storeFingerprint } from './fingerprint-store.ts';
import { sha256 } from './sha256.ts';
import { sha256Plain } from './sha256-plain.ts';
import { FingerprintTimeoutError, waitForFingerprint } from './wait-for-fingerprint.ts';

function expected(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('sha256Plain', () => {
  it('agrees with the platform on every text, also around the borders of a block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sha256Plain(bytes) === expected(bytes)),
      { numRuns: 300 },
    );
    for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128]) {
      const bytes = new Uint8Array(length).fill(0x61);
      expect(sha256Plain(bytes)).toBe(expected(bytes));
    }
  });
});

describe('sha256', () => {
  it('is the platform’s', async () => {
    await expect(sha256('кабинет')).resolves.toBe(expected(new TextEncoder().encode('кабинет')));
  });

  it('is computed in plain code where the page is not secure', async () => {
    const whole = globalThis.crypto;
    Object.defineProperty(globalThis, 'crypto', { value: { subtle: undefined }, configurable: true });
    const hash = await sha256('кабинет');
    Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
    expect(hash).toBe(expected(new TextEncoder().encode('кабинет')));
  });
});

describe('the fingerprint', () => {
  beforeEach(() => forgetFingerprint());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is a SHA-256 with a short suffix of a second one', async () => {
    await expect(hashTraits(['a'])).resolves.toMatch(/^[0-9a-f]{64}-[0-9a-f]{8}$/);
  });

  it('is the same for the same traits and another for others', async () => {
    expect(await hashTraits(['a', 'b'])).toBe(await hashTraits(['a', 'b']));
    expect(await hashTraits(['a', 'b'])).not.toBe(await hashTraits(['a', 'c']));
  });

  it('is made of traits that stay the same from visit to visit', () => {
    expect(deviceTraits()).toEqual(deviceTraits());
    expect(deviceTraits().length).toBeGreaterThanOrEqual(5);
  });

  it('is stored for the next visit', async () => {
    const fingerprint = await computeFingerprint();
    expect(readFingerprint()).toBe(fingerprint);
    expect(localStorage.getItem('cabinet.fingerprint')).toBe(fingerprint);
  });

  it('survives on this page when storage is switched off', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    storeFingerprint('kept');
    expect(readFingerprint()).toBe('kept');
  });
});

describe('waitForFingerprint', () => {
  beforeEach(() => {
    forgetFingerprint();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('answers at once when there is one', async () => {
    storeFingerprint('here');
    await expect(waitForFingerprint()).resolves.toBe('here');
  });

  it('answers as soon as this page stores one', async () => {
    const waiting = waitForFingerprint();
    storeFingerprint('now');
    await expect(waiting).resolves.toBe('now');
  });

  it('finds the one that another tab has stored within 100 ms', async () => {
    const waiting = waitForFingerprint();
    localStorage.setItem('cabinet.fingerprint', 'other tab');
    await jest.advanceTimersByTimeAsync(100);
    await expect(waiting).resolves.toBe('other tab');
  });

  it('gives up after 5000 ms', async () => {
    const waiting = waitForFingerprint();
    const refused = expect(waiting).rejects.toBeInstanceOf(FingerprintTimeoutError);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await refused;
    expect(jest.getTimerCount()).toBe(0);
  });
});

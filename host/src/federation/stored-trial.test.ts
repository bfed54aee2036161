import { jest } from '@jest/globals';
import { mayTry } from './may-try.ts';
import { endTrial, keepTrial, storedTrial } from './stored-trial.ts';

const trial = { remote: 'orders', build: '2.0.0-abc', userId: 'u1' };
const LATER = Date.now() + 60_000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

describe('a trial of a build', () => {
  it('is tried where the address asks for it', () => {
    expect(mayTry()).toBe(false);
    window.history.replaceState(null, '', '/orders?mfe=orders@2.0.0-abc');
    expect(mayTry()).toBe(true);
  });

  it('is kept until it ends', () => {
    keepTrial(trial);
    expect([mayTry(), storedTrial()]).toEqual([true, { ...trial, until: expect.any(Number) }]);
    endTrial();
    expect([mayTry(), storedTrial()]).toEqual([false, null]);
  });

  it.each([
    ['is over', JSON.stringify({ ...trial, until: Date.now() - 1 })],
    ['lacks a part', JSON.stringify({ ...trial, until: LATER, build: undefined })],
    ['says of nobody who began it', JSON.stringify({ ...trial, until: LATER, userId: undefined })],
    ['is no JSON', '{"remote":'],
    ['is no object', '7'],
  ])('that %s is forgotten', (_what, text) => {
    localStorage.setItem('cabinet.mfe', text);
    expect(storedTrial()).toBeNull();
    expect(mayTry()).toBe(false);
  });

  it('is none in a browser that forbids storage, where the page starts all the same', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(mayTry()).toBe(false);
  });
});

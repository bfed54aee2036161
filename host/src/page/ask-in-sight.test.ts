import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { askInSight } from './ask-in-sight.ts';

const EVERY_MS = 60_000;

const ask = jest.fn<() => Promise<void> | false>();
let end = () => {};

function begin(pace = {}) {
  end = askInSight(ask, { everyMs: EVERY_MS, ...pace });
}

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const focus = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockResolvedValue();
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what is asked while the page can be seen', () => {
  it('is asked by the interval, not at the beginning', () => {
    begin();
    jest.advanceTimersByTime(EVERY_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(EVERY_MS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['hidden', setHidden, true],
    ['offline', setOnline, false],
  ])('rests while the page is %s, and is asked at once behind that', (_what, set, away) => {
    begin();
    set(away);
    jest.advanceTimersByTime(3 * EVERY_MS);
    expect(ask).not.toHaveBeenCalled();
    set(!away);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked on focus once the rest is over, which begins anew with each question', () => {
    begin({ restMs: 10_000 });
    jest.advanceTimersByTime(9_999);
    focus();
    expect(ask).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    focus();
    focus();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('rests for a whole interval unless told otherwise', () => {
    begin();
    jest.advanceTimersByTime(EVERY_MS + 30_000);
    focus();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked on the next return when it was put off', () => {
    ask.mockReturnValue(false);
    begin();
    jest.advanceTimersByTime(EVERY_MS);
    focus();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is never asked again once it has ended', () => {
    begin();
    end();
    jest.advanceTimersByTime(2 * EVERY_MS);
    focus();
    setHidden(false);
    setOnline(true);
    expect(ask).not.toHaveBeenCalled();
  });
});

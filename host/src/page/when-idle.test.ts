import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { idleBeginsAfter, whenIdle } from './when-idle.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // As in a browser that knows no idle moments (Safari).
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what waits for an idle page', () => {
  it('runs when the first view has settled, unless it is called off', () => {
    const run = jest.fn();
    const calledOff = jest.fn();
    whenIdle(run);
    whenIdle(calledOff)();
    jest.advanceTimersByTime(600);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    expect(calledOff).not.toHaveBeenCalled();
  });

  it('counts from the screen, which may come long after its shell', async () => {
    const run = jest.fn();
    const calledOff = jest.fn();
    let tellThere = () => {};
    idleBeginsAfter(
      new Promise<void>((resolve) => {
        tellThere = resolve;
      }),
    );
    whenIdle(run);
    const callOff = whenIdle(calledOff);
    await jest.advanceTimersByTimeAsync(5000);
    expect(run).not.toHaveBeenCalled();

    callOff();
    tellThere();
    await jest.advanceTimersByTimeAsync(600);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(run).toHaveBeenCalledTimes(1);
    expect(calledOff).not.toHaveBeenCalled();
  });
});

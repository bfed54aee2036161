import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLate } from './use-late.ts';

describe('useLate', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('follows a value once it has rested', () => {
    const { result, rerender } = renderHook(({ value }) => useLate(value, 250), {
      initialProps: { value: 'р' },
    });
    rerender({ value: 'ро' });
    act(() => jest.advanceTimersByTime(200));
    rerender({ value: 'роз' });
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('р');
    act(() => jest.advanceTimersByTime(50));
    expect(result.current).toBe('роз');
  });
});

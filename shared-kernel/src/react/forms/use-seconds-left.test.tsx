import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { holdTime } from '../../testing/index.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

function Clock({ until }: { readonly until: number }) {
  return <output>{useSecondsLeft(until)}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(holdTime);
afterEach(() => jest.useRealTimers());

describe('the seconds until a moment', () => {
  it('pass, and a started one counts as a whole one', () => {
    render(<Clock until={Date.now() + 2_500} />);
    expect(shown()).toBe('3');
    act(() => jest.advanceTimersByTime(1_000));
    expect(shown()).toBe('2');
    act(() => jest.advanceTimersByTime(5_000));
    expect(shown()).toBe('0');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begin anew with another moment, also after the first is over', () => {
    const { rerender } = render(<Clock until={0} />);
    expect(shown()).toBe('0');
    act(() => jest.advanceTimersByTime(10_000));
    rerender(<Clock until={Date.now() + 1_000} />);
    expect(shown()).toBe('1');
    act(() => jest.advanceTimersByTime(1_000));
    expect(shown()).toBe('0');
  });
});

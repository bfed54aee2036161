import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ApiError } from '../http/api-error.ts';
import { clearQueryCache } from '../store/query-cache.ts';
import { QueryProvider } from './query-provider.tsx';
import { useSWR } from './swr.ts';

const failureOf = (status: number) => new ApiError({ status, code: null, message: 'Не вышло' });
const load = jest.fn<() => Promise<string>>();
let isHidden = false;

/** A question that has an answer at once is no question to share with SWR, which asks as well when somebody returns. */
const failLate = (status: number) => () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(reject, 1_000, failureOf(status));
  });

function Part() {
  const { data, mutate } = useSWR('part', load);
  if (data !== undefined) return <p>{data}</p>;
  return (
    <button type="button" onClick={() => void mutate()}>
      Попробовать снова
    </button>
  );
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

async function show(status = 503) {
  load.mockReset().mockImplementation(failLate(status));
  render(
    <QueryProvider>
      <Part />
    </QueryProvider>,
  );
  await pass(1);
}

function setHidden(next: boolean) {
  isHidden = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  clearQueryCache();
  isHidden = false;
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a part whose question failed', () => {
  it('is asked for again and again, each time later, a minute apart at most, until it has come', async () => {
    await show();
    for (const [index, seconds] of [4, 8, 16, 32, 60, 60].entries()) {
      await pass(seconds - 0.001);
      expect(load).toHaveBeenCalledTimes(index + 1);
      await pass(0.001);
      expect(load).toHaveBeenCalledTimes(index + 2);
      await pass(1);
    }
    load.mockResolvedValue('пришло');
    await pass(60);
    expect(screen.getByText('пришло')).toBeInTheDocument();
    await pass(600);
    expect(load).toHaveBeenCalledTimes(8);
  });

  it.each([400, 403, 404, 429])('stays refused after a %i', async (status) => {
    await show(status);
    await pass(600);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits while nobody sees the page, and no longer', async () => {
    await show();
    setHidden(true);
    await pass(600);
    expect(load).toHaveBeenCalledTimes(1);
    setHidden(false);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for at once when the network returns', async () => {
    await show();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has one next try, however often somebody presses', async () => {
    await show();
    for (const presses of [2, 3]) {
      act(() => screen.getByRole('button', { name: 'Попробовать снова' }).click());
      await pass(1);
      expect(load).toHaveBeenCalledTimes(presses);
    }
    await pass(4);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(8.9);
    expect(load).toHaveBeenCalledTimes(4);
  });
});

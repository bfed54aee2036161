import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type LazyPartLoader, type LazyPartOptions, useLazyPart } from './use-lazy-part.ts';

function Part({ name }: { readonly name: string }) {
  return <p>{`часть ${name}`}</p>;
}

interface HolderProps extends LazyPartOptions {
  readonly load: LazyPartLoader<{ readonly name: string }>;
}

function Holder({ load, ...options }: HolderProps) {
  const Loaded = useLazyPart(load, options);
  return Loaded === null ? <p>место</p> : <Loaded name="А" />;
}

const arrives: HolderProps['load'] = () => Promise.resolve({ default: Part });

describe('useLazyPart', () => {
  it('holds the place until the part has come', async () => {
    render(<Holder load={arrives} />);
    expect(screen.getByText('место')).toBeInTheDocument();
    expect(await screen.findByText('часть А')).toBeInTheDocument();
  });

  it('loads nothing that is not wanted', async () => {
    const load = jest.fn(arrives);
    const { rerender } = render(<Holder load={load} isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Holder load={load} isWanted />);
    expect(await screen.findByText('часть А')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once when it has come before', async () => {
    const load = jest.fn(arrives);
    const first = render(<Holder load={load} />);
    await screen.findByText('часть А');
    first.unmount();
    render(<Holder load={load} />);
    expect(screen.getByText('часть А')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('survives a load that fails, reports it, and tries again when the network returns', async () => {
    const onFailure = jest.fn();
    const load = jest.fn(arrives).mockRejectedValueOnce(new Error('offline'));
    render(<Holder load={load} onFailure={onFailure} />);
    await act(async () => undefined);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(screen.getByText('место')).toBeInTheDocument();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('часть А')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again and again, each time later, while it is wanted, and reports that once', async () => {
    jest.useFakeTimers();
    const onFailure = jest.fn();
    const load = jest.fn(arrives);
    for (let time = 0; time < 7; time += 1) load.mockRejectedValueOnce(new Error('offline'));
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const { rerender } = render(<Holder load={load} onFailure={onFailure} />);
    await pass(0);
    expect(onFailure).toHaveBeenCalledTimes(1);

    for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
      await pass(seconds * 1_000 - 1);
      expect(load).toHaveBeenCalledTimes(index + 1);
      await pass(1);
      expect(load).toHaveBeenCalledTimes(index + 2);
    }
    rerender(<Holder load={load} onFailure={onFailure} isWanted={false} />);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(6);

    rerender(<Holder load={load} onFailure={onFailure} />);
    await pass(0);
    expect(onFailure).toHaveBeenCalledTimes(2);
    await pass(1_000);
    expect(screen.getByText('часть А')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('waits no longer than half a minute for the next try', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.reject<Awaited<ReturnType<typeof arrives>>>(new Error('offline')));
    render(<Holder load={load} />);
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(load).toHaveBeenCalledTimes(6);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(8);
    jest.useRealTimers();
  });

  it('tries again when the network returned just before the load failed', async () => {
    const onFailure = jest.fn();
    let fail: (error: Error) => void = () => undefined;
    const failing = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const load = jest.fn(arrives).mockReturnValueOnce(failing);
    render(<Holder load={load} onFailure={onFailure} />);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
    fail(new Error('offline'));
    expect(await screen.findByText('часть А')).toBeInTheDocument();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('tries again when it is wanted again', async () => {
    const load = jest.fn(arrives).mockRejectedValueOnce(new Error('offline'));
    const { rerender } = render(<Holder load={load} />);
    await act(async () => undefined);
    rerender(<Holder load={load} isWanted={false} />);
    rerender(<Holder load={load} isWanted />);
    expect(await screen.findByText('часть А')).toBeInTheDocument();
  });
});

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

import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { type LazyDialogProps, useLazyDialog } from './use-lazy-dialog.tsx';

interface FruitDialogProps extends LazyDialogProps {
  readonly fruit: string;
  readonly count: number;
  readonly onMore: () => void;
}

function FruitDialog({ fruit, count, onMore, onClose }: FruitDialogProps) {
  return (
    <div role="dialog" aria-label={`${fruit}: ${count}`}>
      <button type="button" onClick={onMore}>
        Ещё
      </button>
      <button type="button" onClick={onClose}>
        Закрыть
      </button>
    </div>
  );
}

const arrives = () => Promise.resolve({ default: FruitDialog });

function Holder({ load }: { readonly load: typeof arrives }) {
  const [count, setCount] = useState(1);
  const dialog = useLazyDialog(load, { count, onMore: () => setCount(count + 1) });
  return (
    <>
      <button type="button" aria-busy={dialog.isComing} onClick={() => dialog.ask({ fruit: 'Слива' })}>
        Слива
      </button>
      {dialog.element}
    </>
  );
}

describe('useLazyDialog', () => {
  it('loads the dialog with the first question, and closes it', async () => {
    const load = jest.fn(arrives);
    const { user } = renderWithProviders(<Holder load={load} />);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Слива' }));
    expect(await screen.findByRole('dialog', { name: 'Слива: 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Слива' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows what is given as it is now', async () => {
    const { user } = renderWithProviders(<Holder load={arrives} />);
    await user.click(screen.getByRole('button', { name: 'Слива' }));
    await screen.findByRole('dialog', { name: 'Слива: 1' });
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    expect(screen.getByRole('dialog', { name: 'Слива: 2' })).toBeInTheDocument();
  });

  it('says that its code did not come, and waits for the next question', async () => {
    const load = jest.fn(arrives).mockRejectedValueOnce(new Error('offline'));
    const { user } = renderWithProviders(<Holder load={load} />);
    const button = screen.getByRole('button', { name: 'Слива' });
    await user.click(button);
    expect(await screen.findByText('Не удалось загрузить')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-busy', 'false');
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

import { renderWithProviders } from '@cabinet/kernel/testing';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CapBar } from './cap-bar.tsx';

const LABEL = 'Расходы Петра за месяц';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-14T09:00:00Z') }));
afterEach(() => void jest.useRealTimers());

function show(spent: string, cap: string | null, isPaused = false) {
  const resetsAt = '2026-11-30T21:00:00.000Z';
  renderWithProviders(<CapBar label={LABEL} {...{ spent, cap, resetsAt, isPaused }} />);
  return screen.getByRole('group', { name: LABEL });
}

const bar = () => screen.getByRole('progressbar', { name: LABEL });

describe('the bar of a cap', () => {
  it('says what is spent of what, what the month will come to and when the cap begins anew', () => {
    expect(show('1200.00', '2000.00')).toHaveTextContent(
      /^1 200 ₽ из 2 000 ₽к концу месяца около 2 600 ₽ · сбросится 1 декабря$/,
    );
    expect(bar()).toHaveAttribute('aria-valuenow', '60');
    expect(bar()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1\s200\s₽ из 2\s000\s₽$/));
  });

  it('says in words that the cap is near', () => {
    expect(show('1600.50', '2000.00')).toHaveTextContent(/1 600,50 ₽ из 2 000 ₽ · почти исчерпан/);
    expect(bar()).toHaveAttribute('aria-valuetext', expect.stringContaining('лимит почти исчерпан'));
  });

  it('says in words that the cap is used up, and guesses no further', () => {
    const group = show('2100.00', '2000.00');
    expect(group).toHaveTextContent(/· исчерпансбросится 1 декабря$/);
    expect(bar()).toHaveAttribute('aria-valuenow', '100');
  });

  it('guesses nothing about somebody who spends nothing for now', () => {
    expect(show('1200.00', '2000.00', true)).toHaveTextContent(/^1 200 ₽ из 2 000 ₽сбросится 1 декабря$/);
  });

  it('draws no bar without a cap', () => {
    expect(show('1200.00', null)).toHaveTextContent(/^1 200 ₽, без ограниченийк концу месяца около 2 600 ₽$/);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

import { renderWithProviders } from '@cabinet/kernel/testing';
import { BalanceChange } from './balance-change.tsx';

describe('BalanceChange', () => {
  it('reads from before to after', () => {
    const { container } = renderWithProviders(<BalanceChange before="517.05" after="1017.05" />);
    expect(container).toHaveTextContent('517,05 ₽ → , стало 1 017,05 ₽');
  });

  it('says that the balance is not shown, and shows no sum', () => {
    const { container } = renderWithProviders(<BalanceChange before={null} after={null} />);
    expect(container).toHaveTextContent(/^—Баланс общего счёта здесь не показывается$/);
  });
});

import {
  API,
  buildCurrentUser,
  failure,
  handle,
  received,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage } from '@cabinet/payments/testing';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { homeMoneyHandlers, SPENDING } from '../../testing/money-answers.ts';
import { LowBalanceNotice } from './low-balance-notice.tsx';
import { MoneySections } from './money-sections.tsx';

const api = useApiServer(...homeMoneyHandlers);

function renderMoney() {
  return renderWithProviders(<MoneySections />, { store: signedInStore(buildCurrentUser()) });
}

describe('spending on the home screen', () => {
  it('says what was spent, at what pace, and how long the balance lasts', async () => {
    renderMoney();
    const section = screen.getByRole('region', { name: 'Расходы' });
    expect(await within(section).findByText('21 день, до 12 декабря')).toBeInTheDocument();
    expect(section).toHaveTextContent(`За 30 дней300,00 ₽`);
    expect(section).toHaveTextContent(`В среднем за день10,00 ₽`);
  });

  it('draws a bar a day and tells the days to a screen reader', async () => {
    renderMoney();
    expect(await screen.findByRole('img', { name: /^Расходы по дням: от 23 октября/ })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(30);
  });

  it('reads the days by the arrow keys', async () => {
    const { user } = renderMoney();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(/^21 ноября: 10,00/)).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(/^20 ноября: /)).toBeInTheDocument();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByText(/^23 октября: /)).toBeInTheDocument();
  });

  it('names no day of the end when nothing is spent', async () => {
    const idle = SPENDING.days.map(({ day }) => ({ day, amount: '0.00' }));
    api.use(
      handle('GET users/me/spending', () => ({
        ...SPENDING,
        days: idle,
        total: '0.00',
        days_left: null,
        lasts_until: null,
      })),
    );
    renderMoney();
    expect(await screen.findByText('За последние 30 дней расходов не было.')).toBeInTheDocument();
    expect(screen.queryByText('На сколько хватит')).not.toBeInTheDocument();
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/users/me/spending`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderMoney();
    const section = screen.getByRole('region', { name: 'Расходы' });
    await user.click(await within(section).findByRole('button', { name: 'Попробовать снова' }));
    expect(await within(section).findByText('За 30 дней')).toBeInTheDocument();
  });
});

describe('the last movements on the home screen', () => {
  it('show their sign, and lead to all of them', async () => {
    api.use(
      handle('GET transactions/user', ({ request }) => {
        expect(new URL(request.url).searchParams.get('limit')).toBe('5');
        const topUp = buildTransaction({
          id: 't2',
          type: 'topup',
          direction: 'in',
          amount: '500.00',
          model: null,
          description: '',
        });
        return buildTransactionPage([topUp, buildTransaction()], {
          in: '500.00',
          out: '17.05',
          net: '482.95',
        });
      }),
    );
    renderMoney();
    const section = screen.getByRole('region', { name: 'Последние транзакции' });
    expect(await within(section).findByText(`+500,00 ₽`)).toBeInTheDocument();
    expect(within(section).getByText(`−17,05 ₽`)).toBeInTheDocument();
    expect(within(section).getByText('Мудрая модель')).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: 'Все транзакции' })).toHaveAttribute(
      'href',
      '/finances',
    );
  });
});

describe('the notice of a low balance', () => {
  function renderNotice(threshold: string | null, balance: number) {
    const current = buildCurrentUser({ settings: { low_balance_threshold: threshold } }, balance);
    return renderWithProviders(<LowBalanceNotice user={received(current.user)} />, {
      store: signedInStore(current),
    });
  }

  it('appears below the threshold and leads to the top-up', () => {
    renderNotice('500.00', 499.99);
    expect(screen.getByRole('alert')).toHaveTextContent(`ниже порога 500,00 ₽`);
    expect(screen.getByRole('link', { name: 'Пополнить' })).toHaveAttribute('href', '/payment');
  });

  it('stays away at the threshold, and without one', () => {
    renderNotice('500.00', 500).unmount();
    renderNotice(null, 0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

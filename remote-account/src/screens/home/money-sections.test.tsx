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
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { homeMoneyHandlers, SPENDING } from '../../testing/money-answers.ts';
import { MoneySections } from './money-sections.tsx';
import { OwnLowBalance } from './own-low-balance.tsx';
import { SpendingFigures } from './spending-figures.tsx';

const api = useApiServer(...homeMoneyHandlers);

function renderMoney() {
  return renderWithProviders(<MoneySections />, { store: signedInStore(buildCurrentUser()) });
}

const idle = {
  ...SPENDING,
  days: SPENDING.days.map(({ day }) => ({ day, amount: '0.00' })),
  models: [],
  total: '0.00',
  average_per_day: '0.00',
  days_left: null,
  lasts_until: null,
};

describe('the figures of spending', () => {
  const renderFigures = () =>
    renderWithProviders(<SpendingFigures />, { store: signedInStore(buildCurrentUser()) });

  it('say what was spent, at what pace, and how long the balance lasts', async () => {
    renderFigures();
    expect(await screen.findByText('21 день')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'На сколько хватит' })).toHaveTextContent('До 12 декабря');
    const spent = screen.getByRole('region', { name: 'Расход за 30 дней' });
    expect(spent).toHaveTextContent('300,00 ₽10,00 ₽ в день');
  });

  it('name no day of the end when nothing is spent', async () => {
    api.use(handle('GET users/me/spending', () => idle));
    renderFigures();
    expect(await screen.findByText('Пока нет расходов')).toBeInTheDocument();
  });

  it.each([
    [-120.5, 'Денег нетДолг 120,50 ₽: пополните счёт'],
    [0, 'Денег нетПополните счёт'],
    [5, 'Меньше дняПри нынешних тратах'],
  ])('tell a debt and an empty account from one that lasts less than a day: %d ₽', async (balance, text) => {
    api.use(handle('GET users/me/spending', () => ({ ...SPENDING, days_left: 0 })));
    renderWithProviders(<SpendingFigures />, { store: signedInStore(buildCurrentUser({}, balance)) });
    await screen.findByText('300,00 ₽');
    expect(screen.getByRole('region', { name: 'На сколько хватит' })).toHaveTextContent(text);
  });

  it('say nothing of the end to whoever may not know it', async () => {
    api.use(handle('GET users/me/spending', () => ({ ...SPENDING, days_left: null, lasts_until: null })));
    renderFigures();
    expect(await screen.findByText('300,00 ₽')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'На сколько хватит' })).not.toBeInTheDocument();
  });
});

describe('spending by model on the home screen', () => {
  const section = () => screen.getByRole('region', { name: 'Расходы по моделям' });

  it('is drawn as a bar a day, and told to a screen reader by model', async () => {
    renderMoney();
    expect(await screen.findByRole('img', { name: /^Расходы по дням: от 23 октября/ })).toBeInTheDocument();
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[0]).toHaveTextContent('ДеньВсегоМудрая модельОстальное');
    expect(rows[1]).toHaveTextContent('23 октября10,00 ₽8,00 ₽2,00 ₽');
    const [named, rest] = within(section()).getAllByRole('listitem');
    expect(named).toHaveTextContent('Мудрая модель240,00 ₽');
    expect(rest).toHaveTextContent('Остальное60,00 ₽');
  });

  it('is compared to the period before', async () => {
    renderMoney();
    expect(
      await screen.findByText('За 30 дней, на 20 % больше, чем за 30 дней до этого'),
    ).toBeInTheDocument();
  });

  it('is read by the arrow keys, with the models at the bar', async () => {
    const { user } = renderMoney();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(/^21 ноября: 10,00/)).toBeInTheDocument();
    expect(chart).toHaveTextContent('21 ноября10,00 ₽Мудрая модель8,00 ₽Остальное2,00 ₽');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(/^20 ноября: /)).toBeInTheDocument();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByText(/^23 октября: /)).toBeInTheDocument();
  });

  it('opens a day by Enter', async () => {
    const { user, location } = renderMoney();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    chart.focus();
    await user.keyboard('{End}{Enter}');
    const list = '/finances?type=charge&from=2026-11-21&to=2026-11-21';
    await waitFor(() => expect(location()).toBe(list));
  });

  it('tells a finger what it has hit, and opens that by the link beside the sum', async () => {
    const { user, location } = renderMoney();
    const before = location();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    const [first] = chart.querySelectorAll('[data-day]');
    if (!first) throw new Error('no bar');
    await user.pointer([{ keys: '[TouchA]', target: first }]);
    expect(screen.getByText(/^23 октября: 10,00/)).toBeInTheDocument();
    expect(location()).toBe(before);
    await user.click(within(section()).getByText('Транзакции этого дня'));
    await waitFor(() => expect(location()).toBe('/finances?type=charge&from=2026-10-23&to=2026-10-23'));
  });

  it('opens a day by a click', async () => {
    const { user, location } = renderMoney();
    const chart = await screen.findByRole('img', { name: /^Расходы по дням/ });
    const [first] = chart.querySelectorAll('[data-day]');
    if (!first) throw new Error('no bar');
    await user.click(first);
    await waitFor(() => expect(location()).toBe('/finances?type=charge&from=2026-10-23&to=2026-10-23'));
  });

  it('leads from a model and from the whole period to their transactions', async () => {
    renderMoney();
    const period = 'type=charge&from=2026-10-23&to=2026-11-21';
    const model = await within(section()).findByRole('link', { name: 'Мудрая модель' });
    expect(model).toHaveAttribute('href', `/finances?${period}&model_id=wise`);
    expect(within(section()).getByRole('link', { name: 'Транзакции за период' })).toHaveAttribute(
      'href',
      `/finances?${period}`,
    );
    expect(within(section()).queryByRole('link', { name: 'Остальное' })).toBeNull();
  });

  it('leads nowhere from the spending of a company to somebody who may not see its list', async () => {
    const payer = { id: 'c1', kind: 'company', name: 'ООО «Вектор»' } as const;
    api.use(handle('GET users/me/spending', () => ({ ...SPENDING, payer })));
    renderMoney();
    await within(section()).findByText('300,00 ₽');
    expect(within(section()).queryAllByRole('link')).toEqual([]);
  });

  it('is that of the chosen period, which the address keeps', async () => {
    api.use(
      handle('GET users/me/spending', ({ request }) => {
        const days = Number(new URL(request.url).searchParams.get('days'));
        return { ...SPENDING, days: SPENDING.days.slice(-days), total: days === 7 ? '70.00' : '300.00' };
      }),
    );
    const { user, location } = renderMoney();
    await within(section()).findByText('300,00 ₽');
    await user.click(screen.getByRole('button', { name: '7 дней' }));
    expect(await within(section()).findByText('70,00 ₽')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '7 дней' })).toHaveAttribute('aria-pressed', 'true');
    expect(location()).toBe('/?days=7');
    await user.click(screen.getByRole('button', { name: '30 дней' }));
    expect(location()).toBe('/');
  });

  it('says so when there was none', async () => {
    api.use(handle('GET users/me/spending', () => idle));
    renderMoney();
    expect(await screen.findByText('За последние 30 дней расходов не было.')).toBeInTheDocument();
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/users/me/spending`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderMoney();
    await user.click(await within(section()).findByRole('button', { name: 'Попробовать снова' }));
    expect(await within(section()).findByText('300,00 ₽')).toBeInTheDocument();
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
    expect(within(section).getByRole('link', { name: 'Мудрая модель' })).toHaveAttribute(
      'href',
      `/finances?transaction=${buildTransaction().id}`,
    );
    expect(within(section).getByRole('link', { name: 'Все транзакции' })).toHaveAttribute(
      'href',
      '/finances',
    );
  });
});

describe('the notice of a low balance', () => {
  function renderNotice(threshold: string | null, balance: number) {
    const current = buildCurrentUser({ settings: { low_balance_threshold: threshold } }, balance);
    return renderWithProviders(<OwnLowBalance user={received(current.user)} />, {
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

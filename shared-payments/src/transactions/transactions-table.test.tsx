import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  chooseFilter,
  chooseMenuItem,
  failure,
  filterChip,
  handle,
  renderWithProviders,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildTransaction, buildTransactionPage, TEST_PAYER } from '../testing/build-payments.ts';
import { TransactionsTable } from './transactions-table.tsx';

const TOTALS = { in: '500.00', out: '17.05', net: '482.95' };
const GROUP_PAYER = '01900000-0000-7000-8000-0000000000a7';
const CHARGE = buildTransaction({ id: 't1' });
const TOP_UP = buildTransaction({
  id: 't2',
  number: 'Т-000100',
  type: 'topup',
  direction: 'in',
  amount: '500.00',
  balance_before: '517.05',
  balance_after: '1017.05',
  model: null,
  tokens: null,
  description: 'Пополнение картой',
  document: { type: 'payment_request', id: 'r1', number: 'З-000123' },
});

const DETAIL: WireData<'GET transactions/{id}'> = {
  ...CHARGE,
  tokens: { input: 1500, output: 20 },
  document: { type: 'chat_request', id: 'req-77', number: null },
  entry_id: 'e1',
  reason: 'Проверка',
  actor: null,
  postings: [
    { account: 'payer', title: 'Иван Петров', amount: '-17.05', balance_after: '1000.00' },
    { account: 'revenue', title: 'Выручка', amount: '17.05', balance_after: null },
  ],
  charge: {
    base_amount: '19.00',
    prices: { input: '12000.00', output: '50000.00' },
    correction: { scope_type: 'vendor', name: 'Ромашка' },
    correction_multiplier: '0.9000',
    tier: 'plus',
    tier_multiplier: '0.9700',
  },
  related: [
    {
      id: 't9',
      number: 'Т-000109',
      type: 'refund',
      direction: 'in',
      amount: '5.00',
      created_at: '2026-11-20T10:00:00.000Z',
    },
  ],
};

let asked: URLSearchParams[] = [];

function page(items: WireData<'GET transactions/user'>['items'], nextCursor: string | null = null) {
  return { ...buildTransactionPage(items, TOTALS, nextCursor), total: 2 };
}

const api = useApiServer(
  handle('GET transactions/user', ({ request }) => {
    const params = new URL(request.url).searchParams;
    asked.push(params);
    return params.has('cursor') ? page([TOP_UP]) : page([CHARGE], 'next');
  }),
);

beforeEach(() => {
  asked = [];
});

const href = ({ id }: { readonly id: string | null }) => `/documents/${id}`;

function renderTable(at = '/') {
  const models = [{ value: 'm1', label: 'Мудрая модель' }];
  return renderWithProviders(<TransactionsTable scope="my" models={models} documentHref={href} />, { at });
}

/** What the rows of a table say, with plain spaces. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

describe('the table of transactions', () => {
  it('shows sign, balance before and after, model and description', async () => {
    renderTable();
    const row = (await screen.findByText('Мудрая модель', { selector: 'td' })).closest('tr');
    expect(row).toHaveTextContent('Списание');
    expect(row).toHaveTextContent('−17,05 ₽');
    expect(row).toHaveTextContent('1 017,05 ₽ →');
    expect(row).toHaveTextContent('1 000,00 ₽');
    expect(row).toHaveTextContent(/Мудрая модель.*100.*20/);
  });

  it('has no column of tokens where no model was asked', async () => {
    api.use(handle('GET transactions/user', () => page([TOP_UP])));
    renderTable();
    expect(await screen.findByText(/Заявка З-000123/)).toBeInTheDocument();
    for (const name of ['Вход', 'Выход', 'Модель'])
      expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
  });

  it('has no column of balances where none is the person’s to see', async () => {
    const hidden = { balance_before: null, balance_after: null };
    api.use(handle('GET transactions/user', () => page([{ ...CHARGE, ...hidden }])));
    renderTable();
    expect(await screen.findByText(/^−17,05/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Сумма' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Баланс' })).not.toBeInTheDocument();
  });

  it('asks for one account alone, whatever the address says, and offers no filter and no file of it', async () => {
    renderWithProviders(<TransactionsTable scope="my" payerId={GROUP_PAYER} />, {
      at: '/?payer_id=x&type=charge',
    });
    await screen.findByText('Мудрая модель', { selector: 'td' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      payer_id: GROUP_PAYER,
      type: 'charge',
      limit: '25',
    });
    expect(screen.queryByRole('button', { name: /^Счёт/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Экспорт|Скачать/ })).not.toBeInTheDocument();
  });

  it('leaves the room of the payer to the balances where all are of one account', async () => {
    api.use(handle('GET transactions', () => page([CHARGE])));
    renderWithProviders(<TransactionsTable scope="all" payerId={GROUP_PAYER} />, { at: '/' });
    expect(await screen.findByRole('columnheader', { name: 'Баланс' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Плательщик' })).not.toBeInTheDocument();
  });

  it('shows the totals of the whole filter', async () => {
    renderTable();
    await screen.findByText('+500,00 ₽');
    const totals = screen.getByLabelText('Итого по всем найденным транзакциям');
    expect(totals).toHaveTextContent('Поступило+500,00 ₽Списано17,05 ₽Итог+482,95 ₽');
    expect(screen.getByText('Суммы точные, показаны до копейки')).toBeInTheDocument();
  });

  it('shows sums that add up: of a row with its balances, and of the totals', async () => {
    const sums = {
      balance_before: '1017.0540000000',
      amount: '17.0490000000',
      balance_after: '1000.0050000000',
    };
    const totals = { in: '8752.4012000000', out: '7294.1962000000', net: '1458.2050000000' };
    api.use(
      handle('GET transactions/user', () => ({
        ...page([{ ...CHARGE, ...sums, id: 'another' }, CHARGE]),
        totals,
      })),
    );
    renderTable();
    const [row, other] = (await screen.findAllByText('Мудрая модель', { selector: 'td' })).map((cell) =>
      cell.closest('tr'),
    );
    expect(row).toHaveTextContent('−17,049 ₽');
    expect(row).toHaveTextContent('1 017,054 ₽ → , стало 1 000,005 ₽');
    expect(other).toHaveTextContent('−17,05 ₽');
    expect(screen.getByLabelText('Итого по всем найденным транзакциям')).toHaveTextContent(
      'Поступило+8 752,401 ₽Списано7 294,196 ₽Итог+1 458,205 ₽',
    );
    expect(screen.getByText('+1 458,205 ₽')).toHaveAttribute('title', '+1\u00a0458,205\u00a0₽');
  });

  it('names the account of each line, sums each by itself and offers them as a filter where there are several', async () => {
    const own = { in: '500.00', out: '0.00', net: '500.00' };
    const group = { id: GROUP_PAYER, kind: 'group' as const, name: 'Семья' };
    const nothing = { in: '0.00', out: '0.00', net: '0.00' };
    const shared = { ...CHARGE, payer: group, balance_before: null, balance_after: null };
    api.use(
      handle('GET transactions/user', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return {
          ...buildTransactionPage([shared, TOP_UP], TOTALS),
          totals_by_payer: [
            { payer: TEST_PAYER, count: 1, ...own },
            { payer: group, count: 1, in: '0.00', out: '17.05', net: '-17.05' },
            { payer: { id: 'c1', kind: 'company' as const, name: 'Ромашка' }, count: 0, ...nothing },
          ],
        };
      }),
    );
    const { user } = renderTable();
    const totals = await screen.findByRole('group', { name: 'Итого по всем найденным транзакциям' });
    expect(totals).toHaveTextContent(
      /^Личный счётПоступило\+500,00 ₽Списано0,00 ₽Итог\+500,00 ₽Группа «Семья» · только ваши операцииПоступило0,00 ₽Списано17,05 ₽Итог−17,05 ₽Суммы точные, показаны до копейки$/,
    );
    expect(screen.getByRole('columnheader', { name: 'Счёт' })).toBeInTheDocument();
    const row = screen.getByText('−17,05 ₽', { selector: 'td *' }).closest('tr');
    expect(row).toHaveTextContent('Группа «Семья»');
    expect(row).toHaveTextContent('Баланс общего счёта здесь не показывается');
    await chooseFilter(user, 'Счёт', 'Группа «Семья»');
    await waitFor(() => expect(asked.at(-1)?.get('payer_id')).toBe(GROUP_PAYER));
  });

  it('names no account where there is only one', async () => {
    renderTable();
    await screen.findByText('+500,00 ₽');
    expect(screen.queryByRole('columnheader', { name: 'Счёт' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Счёт/ })).not.toBeInTheDocument();
  });

  it('reads the next page by its cursor, and asks for nothing else', async () => {
    const { user } = renderTable();
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('link', { name: 'Заявка З-000123' })).toHaveAttribute(
      'href',
      '/documents/r1',
    );
    expect(asked.map((params) => params.get('cursor'))).toEqual([null, 'next']);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
    expect(screen.getByText('Показано 2 из 2')).toBeInTheDocument();
  });

  it('filters through the address', async () => {
    const { user, location } = renderTable('/?direction=out');
    await screen.findByText('−17,05 ₽');
    expect(asked[0]?.toString()).toBe('direction=out&limit=25');
    await chooseFilter(user, 'Тип', 'Списание');
    await waitFor(() => expect(location()).toBe('/?direction=out&type=charge'));
    await waitFor(() => expect(asked.at(-1)?.get('type')).toBe('charge'));
    await chooseFilter(user, 'Модель', 'Мудрая модель');
    await waitFor(() => expect(asked.at(-1)?.get('model_id')).toBe('m1'));
  });

  it.each([
    'type=garbage',
    'type=topup,garbage',
    'direction=up',
    'from=2026-99-99',
    'from=hello',
    'to=0000-01-01',
    'to=9999-12-31',
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'model_id=%00',
    'payer_id=1',
    'from=2026-03-02&to=2026-03-01',
    'page=-4',
    'page=1e99',
  ])('shows the whole list under a broken address: %s', async (broken) => {
    renderTable(`/?${broken}`);
    await screen.findByText('−17,05 ₽');
    expect(asked.map(String)).toEqual(['limit=25']);
    expect(filterChip('Тип')).toHaveTextContent('Тип: все');
  });

  it('shows which model it is filtered by, also one that is not offered', async () => {
    renderTable('/?model_id=gone');
    await screen.findByText('−17,05 ₽');
    expect(asked[0]?.get('model_id')).toBe('gone');
    expect(filterChip('Модель')).toHaveTextContent('Модель: gone');
  });

  it('is as long after a reload as it was before', async () => {
    const { user, location, unmount } = renderTable();
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    await screen.findByText('Показано 2 из 2');
    expect(location()).toBe('/?page=2');
    unmount();
    asked = [];
    renderTable('/?page=2');
    expect(await screen.findByText('Показано 2 из 2')).toBeInTheDocument();
    expect(asked.map((params) => params.get('cursor'))).toEqual([null, 'next']);
  });

  it('opens the details of a row: postings, price and what answers it', async () => {
    api.use(handle('GET transactions/{id}', DETAIL, { id: 't1' }));
    const { user } = renderTable();
    await user.click(await screen.findByText('−17,05 ₽'));
    const details = await screen.findByRole('dialog', { name: 'Транзакция Т-000101' });
    expect(await within(details).findByText('Выручка')).toBeInTheDocument();
    const bill = within(details).getByRole('table', { name: 'Из чего сложилась сумма' });
    expect(rowsOf(bill)).toEqual([
      'На входе1 500 токенов × 12 000,00 ₽ за миллион18,00 ₽',
      'На выходе20 токенов × 50 000,00 ₽ за миллион1,00 ₽',
      'Корректировка ×0,9на модели «Ромашка»−1,90 ₽',
      'Уровень «Плюс» ×0,97−0,05 ₽',
      'Итого17,05 ₽',
    ]);
    expect(details).toHaveTextContent('Номер запросаreq-77');
    expect(within(details).getByRole('button', { name: 'Скопировать номер запроса' })).toBeVisible();
    expect(details).toHaveTextContent('Т-000109');
    expect(details).toHaveTextContent('+5,00 ₽');
  });

  it('says of a charge of before only what its record kept', async () => {
    const charge = DETAIL.charge && { ...DETAIL.charge, prices: null, correction: null };
    api.use(handle('GET transactions/{id}', { ...DETAIL, charge }, { id: 't1' }));
    const { user } = renderTable();
    await user.click(await screen.findByText('−17,05 ₽'));
    const bill = await screen.findByRole('table', { name: 'Из чего сложилась сумма' });
    expect(rowsOf(bill)).toEqual([
      'По прайсу1 500 токенов на входе, 20 на выходе19,00 ₽',
      'Корректировка ×0,9−1,90 ₽',
      'Уровень «Плюс» ×0,97−0,05 ₽',
      'Итого17,05 ₽',
    ]);
  });

  it('keeps the open details in the address, and closes them by the way back', async () => {
    api.use(handle('GET transactions/{id}', DETAIL, { id: 't1' }));
    const { user, location } = renderTable('/?direction=out');
    await user.click(await screen.findByText('−17,05 ₽'));
    await screen.findByRole('dialog', { name: 'Транзакция Т-000101' });
    expect(location()).toBe('/?direction=out&transaction=t1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/?direction=out');
  });

  it('opens the details that a link names, whether or not the row is in sight', async () => {
    api.use(handle('GET transactions/{id}', { ...DETAIL, id: 't7', number: 'Т-000777' }, { id: 't7' }));
    const { user, location } = renderTable('/?transaction=t7');
    const details = await screen.findByRole('dialog', { name: 'Транзакция Т-000777' });
    expect(details).toHaveTextContent('ОснованиеПроверка');
    await user.click(within(details).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('says that there is no such transaction, and asks for nothing but it', async () => {
    api.use(
      http.get(`${API}/transactions/:id`, ({ params }) =>
        failure('RES.001', { message: `Транзакция не найдена (${String(params.id)})` }),
      ),
    );
    renderTable('/?transaction=..%2Fusers%2Fme');
    const details = await screen.findByRole('dialog', { name: 'Транзакция' });
    expect(await within(details).findByText(/Транзакция не найдена/)).toBeInTheDocument();
  });

  it('keeps the details of the row when loading the postings fails', async () => {
    api.use(http.get(`${API}/transactions/t1`, () => failure('RES.001')));
    const { user } = renderTable();
    await user.click(await screen.findByText('−17,05 ₽'));
    const details = await screen.findByRole('dialog');
    expect(await within(details).findByText('Не удалось загрузить записи по счетам')).toBeInTheDocument();
    expect(details).toHaveTextContent('Токены: 100 на входе');
  });

  it('saves the filter as a file and says so', async () => {
    globalThis.URL.createObjectURL = () => 'blob:file';
    globalThis.URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.use(
      http.get(`${API}/transactions/user/export`, ({ request }) => {
        expect(new URL(request.url).search).toBe('?direction=out&format=csv');
        return new HttpResponse('1;2', {
          headers: { 'content-disposition': 'attachment; filename="transactions-2026-11-20.csv"' },
        });
      }),
    );
    const { user } = renderTable('/?direction=out');
    await screen.findByText('−17,05 ₽');
    await user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await chooseMenuItem(user, 'CSV');
    await waitFor(() => expect(saved).toEqual(['transactions-2026-11-20.csv']));
    expect(await screen.findByText('Файл сохранён')).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    api.use(handle('GET transactions/user', () => page([])));
    renderTable();
    expect(await screen.findByText('Транзакций пока нет')).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    api.use(http.get(`${API}/transactions/user`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderTable();
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    const totals = screen.getByLabelText('Итого по всем найденным транзакциям');
    expect(totals).toHaveTextContent('Поступило—Списано—Итог—');
    await user.click(again);
    expect(await screen.findByText('−17,05 ₽')).toBeInTheDocument();
  });
});

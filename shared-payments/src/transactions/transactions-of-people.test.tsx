import {
  API,
  chooseFilter,
  chooseMenuItem,
  filterChip,
  handle,
  renderWithProviders,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildTransaction, buildTransactionPage } from '../testing/build-payments.ts';
import { TransactionsTable } from './transactions-table.tsx';

const ANNA = '01900000-0000-7000-8000-0000000000e1';
const LEFT = '01900000-0000-7000-8000-0000000000e2';
const PEOPLE = [{ value: ANNA, label: 'Анна' }];
const TOTALS = { in: '0.00', out: '17.05', net: '-17.05' };
const CHARGE = buildTransaction({ user: { id: LEFT, display_name: 'Пётр' } });

let asked: URLSearchParams[] = [];

const api = useApiServer(
  handle('GET transactions/group', ({ request }) => {
    const params = new URL(request.url).searchParams;
    asked.push(params);
    return buildTransactionPage(
      [CHARGE],
      params.get('user_id') === ANNA ? { ...TOTALS, out: '7.00' } : TOTALS,
    );
  }),
);

beforeEach(() => {
  asked = [];
});

const renderTable = (at = '/') =>
  renderWithProviders(<TransactionsTable scope="group" people={PEOPLE} />, { at });

const charge = () => screen.findByText('−17,05 ₽', { selector: 'td *' });

describe('the transactions of a shared account', () => {
  it('are filtered by a person through the address, and the totals follow', async () => {
    const { user, location } = renderTable();
    await charge();
    await chooseFilter(user, 'Участник', 'Анна');
    await waitFor(() => expect(location()).toBe(`/?user_id=${ANNA}`));
    await waitFor(() =>
      expect(screen.getByLabelText('Итого по всем найденным транзакциям')).toHaveTextContent('Списано7,00 ₽'),
    );
    expect(asked.at(-1)?.toString()).toBe(`user_id=${ANNA}&limit=25`);
  });

  it('name the person of each, and not the one account', async () => {
    renderTable();
    await charge();
    expect(screen.getByRole('columnheader', { name: 'Кто' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Плательщик' })).not.toBeInTheDocument();
  });

  it('name by their rows a chosen person who is not offered', async () => {
    renderTable(`/?user_id=${LEFT}`);
    await charge();
    expect(filterChip('Участник')).toHaveTextContent('Участник: Пётр');
  });

  it.each(['user_id=1', 'user_id=%00'])('are all there under a broken address: %s', async (broken) => {
    renderTable(`/?${broken}`);
    await charge();
    expect(asked.map(String)).toEqual(['limit=25']);
  });

  it('are filtered by nobody where nobody is offered', async () => {
    renderWithProviders(<TransactionsTable scope="group" />, { at: `/?user_id=${ANNA}` });
    await charge();
    expect(asked.map(String)).toEqual(['limit=25']);
    expect(screen.queryByRole('button', { name: /^Участник/ })).not.toBeInTheDocument();
  });

  it('name nobody where they are one’s own alone, and the sums say so', async () => {
    const group = { id: ANNA, kind: 'group' as const, name: 'Семья' };
    api.use(
      handle('GET transactions/group', () => ({
        ...buildTransactionPage([CHARGE], TOTALS),
        totals_by_payer: [{ payer: group, count: 1, ...TOTALS }],
      })),
    );
    renderWithProviders(<TransactionsTable scope="group" isOwnOnly />);
    await charge();
    expect(screen.queryByRole('columnheader', { name: 'Кто' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Вход' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Итого по всем найденным транзакциям' })).toHaveTextContent(
      'Группа «Семья» · только ваши операцииПоступило0,00 ₽Списано17,05 ₽',
    );
  });

  it('are saved as a file by the same filter', async () => {
    globalThis.URL.createObjectURL = () => 'blob:file';
    globalThis.URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const exported: string[] = [];
    api.use(
      http.get(`${API}/transactions/group/export`, ({ request }) => {
        exported.push(new URL(request.url).search);
        return new HttpResponse('1;2', {
          headers: { 'content-disposition': 'attachment; filename="t.csv"' },
        });
      }),
    );
    const { user } = renderTable(`/?user_id=${ANNA}`);
    await charge();
    await user.click(screen.getByRole('button', { name: 'Экспорт' }));
    await chooseMenuItem(user, 'CSV');
    expect(await screen.findByText('Файл сохранён')).toBeInTheDocument();
    expect(exported).toEqual([`?user_id=${ANNA}&format=csv`]);
  });
});

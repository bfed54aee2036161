import type { WireData } from '@cabinet/kernel/http';
import {
  chooseFilter,
  filterChip,
  handle,
  openFilter,
  renderWithProviders,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildListPage, buildPaymentRequest } from '../testing/build-payments.ts';
import { PaymentRequestsTable } from './payment-requests-table.tsx';

const TOTALS: WireData<'GET payment/requests'>['totals'] = {
  paid: '1200.00',
  open: '500.00',
  by_status: [
    { status: 'pending', count: 1, amount: '500.00' },
    { status: 'paid', count: 2, amount: '1200.00' },
    { status: 'failed', count: 5, amount: '70.00' },
  ],
};
const REQUEST = buildPaymentRequest({
  id: 'r1',
  status: 'pending',
});
let asked: URLSearchParams[] = [];

const api = useApiServer(
  handle('GET payment/requests/my', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return buildListPage([REQUEST], TOTALS);
  }),
  handle('GET payment/requests', () => buildListPage([REQUEST], TOTALS)),
);

beforeEach(() => {
  asked = [];
});

const hrefOf = ({ id }: { readonly id: string }) => `/payment-requests/${id}`;

describe('the table of payment requests', () => {
  it('shows the newest first, with a link to each and the total of the filter', async () => {
    renderWithProviders(<PaymentRequestsTable scope="my" hrefOf={hrefOf} />);
    expect(await screen.findByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      '/payment-requests/r1',
    );
    expect(screen.getByText('Ждёт оплаты', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Оплачено/ })).toHaveTextContent('1 200,00 ₽');
    expect(screen.queryByText('Итого')).not.toBeInTheDocument();
    expect(screen.getByLabelText('По статусам')).toHaveTextContent(
      /^Ждёт оплаты · 1 заявка500,00 ₽Оплачена · 2 заявки1 200,00 ₽Не прошла · 5 заявок70,00 ₽$/,
    );
    expect(asked[0]?.get('sort')).toBe('-created_at');
  });

  it('filters by status, way to pay and amount through the address', async () => {
    const { user, location } = renderWithProviders(<PaymentRequestsTable scope="my" />);
    await screen.findByText('З-000123');
    await chooseFilter(user, 'Статус', 'Ещё открыты');
    await openFilter(user, 'Сумма');
    await user.type(screen.getByRole('textbox', { name: 'Сумма от' }), '1 000,50{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Сумма до' }), 'много{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        status: 'pending,processing',
        amount_from: '1000.50',
      }),
    );
    expect(asked.at(-1)?.has('amount_to')).toBe(false);
    expect(location()).toContain('amount_from=1000.50');
  });

  it('says so where the amounts are the wrong way round, and asks the server for nothing until they are corrected', async () => {
    const { user, location } = renderWithProviders(<PaymentRequestsTable scope="my" />);
    await screen.findByText('З-000123');
    await openFilter(user, 'Сумма');
    await user.type(screen.getByRole('textbox', { name: 'Сумма от' }), '900{Enter}');
    await waitFor(() => expect(location()).toBe('/?amount_from=900.00'));
    const upper = screen.getByRole('textbox', { name: 'Сумма до' });
    await user.type(upper, '100{Enter}');
    await waitFor(() => expect(upper).toBeInvalid());
    expect(upper).toHaveAccessibleDescription('Сумма «от» больше суммы «до»');
    expect(location()).toBe('/?amount_from=900.00');
    await user.clear(upper);
    await user.type(upper, '1000{Enter}');
    await waitFor(() => expect(location()).toBe('/?amount_from=900.00&amount_to=1000.00'));
    await waitFor(() => expect(upper).toBeValid());
    expect(filterChip('Сумма')).toHaveTextContent(/^Сумма: 900 – 1\s000\s₽$/);
    expect(asked.some((params) => params.get('amount_to') === '100.00')).toBe(false);
  });

  it.each([
    'status=garbage',
    'method=cash',
    'from=2026-99-99',
    'to=hello',
    'amount_from=abc',
    'amount_to=-1e9',
    'amount_from=100&amount_to=20',
    'from=2026-03-02&to=2026-03-01',
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'sort=evil',
    'page=-4',
    'limit=many',
  ])('shows the whole list under a broken address: %s', async (broken) => {
    renderWithProviders(<PaymentRequestsTable scope="my" />, { at: `/?${broken}` });
    await screen.findByText('З-000123');
    expect(asked.map(String)).toEqual(['page=1&limit=20&sort=-created_at']);
    expect(filterChip('Статус')).toHaveTextContent('Статус: все');
  });

  describe('of a shared account', () => {
    const ANNA = '01900000-0000-7000-8000-0000000000e1';
    const LEFT = '01900000-0000-7000-8000-0000000000e2';
    const people = [{ value: ANNA, label: 'Анна' }];

    beforeEach(() => {
      api.use(
        handle('GET payment/requests/group', ({ request }) => {
          const params = new URL(request.url).searchParams;
          asked.push(params);
          const isOnlyOne = params.get('user_id') === ANNA;
          return buildListPage([REQUEST], isOnlyOne ? { ...TOTALS, paid: '7.00' } : TOTALS);
        }),
      );
    });

    it('filters by a person through the address, and the totals follow', async () => {
      const { user, location } = renderWithProviders(<PaymentRequestsTable scope="group" people={people} />);
      await screen.findByText('З-000123');
      await chooseFilter(user, 'Участник', 'Анна');
      await waitFor(() => expect(location()).toBe(`/?user_id=${ANNA}`));
      await waitFor(() =>
        expect(screen.getByRole('row', { name: /^Оплачено/ })).toHaveTextContent(/\D7,00 ₽/),
      );
      expect(asked.at(-1)?.get('user_id')).toBe(ANNA);
    });

    it('names the author of each, and not the one account', async () => {
      renderWithProviders(<PaymentRequestsTable scope="group" people={people} />);
      expect(await screen.findByRole('columnheader', { name: 'Автор' })).toBeInTheDocument();
      expect(screen.queryByRole('columnheader', { name: 'Плательщик' })).not.toBeInTheDocument();
    });

    it('names nobody where they are one’s own alone', async () => {
      renderWithProviders(<PaymentRequestsTable scope="group" isOwnOnly />);
      await screen.findByText('З-000123');
      expect(screen.queryByRole('columnheader', { name: 'Автор' })).not.toBeInTheDocument();
    });

    it('names by its rows a chosen person who is not offered', async () => {
      const request = buildPaymentRequest({
        user: { id: LEFT, display_name: 'Пётр', email: '' },
      });
      api.use(handle('GET payment/requests/group', () => buildListPage([request], TOTALS)));
      renderWithProviders(<PaymentRequestsTable scope="group" people={people} />, {
        at: `/?user_id=${LEFT}`,
      });
      await screen.findByText('З-000123');
      expect(filterChip('Участник')).toHaveTextContent('Участник: Пётр');
    });

    it.each(['user_id=1', 'user_id=%00'])('shows all people under a broken address: %s', async (broken) => {
      renderWithProviders(<PaymentRequestsTable scope="group" people={people} />, { at: `/?${broken}` });
      await screen.findByText('З-000123');
      expect(asked.map(String)).toEqual(['page=1&limit=20&sort=-created_at']);
    });

    it('filters by nobody where it offers nobody', async () => {
      renderWithProviders(<PaymentRequestsTable scope="group" />, { at: `/?user_id=${ANNA}` });
      await screen.findByText('З-000123');
      expect(asked.at(-1)?.has('user_id')).toBe(false);
      expect(screen.queryByRole('button', { name: /^Участник/ })).not.toBeInTheDocument();
    });
  });

  it('names payer and author where the requests are other people’s', async () => {
    renderWithProviders(<PaymentRequestsTable scope="all" />);
    expect(await screen.findByRole('columnheader', { name: 'Автор' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Плательщик' })).toBeInTheDocument();
  });
});

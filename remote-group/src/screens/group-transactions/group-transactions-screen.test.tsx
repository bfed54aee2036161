import { chooseFilter, handle, useApiServer } from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor } from '@testing-library/react';
import { ANNA, GROUP_PAYER, groupMoneyHandlers, renderOfGroup } from '../../testing/money-screens.tsx';
import { Screen } from './group-transactions-screen.tsx';

const TOTALS = { in: '500.00', out: '0.00', net: '500.00' };
const TOP_UP = buildTransaction({
  type: 'topup',
  direction: 'in',
  amount: '500.00',
  model: null,
  payer: GROUP_PAYER,
  user: { id: ANNA, display_name: 'Анна' },
  document: { type: 'payment_request', id: TEST_REQUEST_ID, number: 'З-000123' },
});

let asked: string[] = [];

const api = useApiServer(
  ...groupMoneyHandlers,
  handle('GET transactions/group', ({ request }) => {
    asked.push(new URL(request.url).search);
    return buildTransactionPage([TOP_UP], TOTALS);
  }),
);

beforeEach(() => {
  asked = [];
});

const document = () => screen.findByText('Заявка З-000123');

describe('the transactions of a group', () => {
  it('say whose money it is, and who moved it', async () => {
    renderOfGroup(<Screen />, ['group:view_transactions']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Транзакции группы');
    expect(screen.getByText(/^Группа «Семья»: /)).toBeInTheDocument();
    expect((await document()).closest('tr')).toHaveTextContent('Анна');
  });

  it('are filtered by a member', async () => {
    const { user, location } = renderOfGroup(<Screen />, ['group:view_transactions']);
    await document();
    await chooseFilter(user, 'Участник', 'Анна');
    await waitFor(() => expect(location()).toBe(`/?user_id=${ANNA}`));
    await waitFor(() => expect(asked.at(-1)).toBe(`?user_id=${ANNA}&limit=25`));
  });

  it('lead to the top-up of the group’s account', async () => {
    renderOfGroup(<Screen />, ['group:view_transactions']);
    expect(await screen.findByRole('link', { name: 'Пополнить счёт группы' })).toHaveAttribute(
      'href',
      '/payment?payer=group',
    );
  });

  it('link a request for whoever may see it', async () => {
    renderOfGroup(<Screen />, ['group:view_transactions', 'group:view_payment_requests']);
    expect(await screen.findByRole('link', { name: 'Заявка З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
  });

  it('link no request for whoever may not', async () => {
    renderOfGroup(<Screen />, ['group:view_transactions']);
    await document();
    expect(screen.queryByRole('link', { name: 'Заявка З-000123' })).not.toBeInTheDocument();
  });

  it('offer a top-up when there are none', async () => {
    api.use(handle('GET transactions/group', () => buildTransactionPage([], TOTALS)));
    renderOfGroup(<Screen />, ['group:view_transactions']);
    expect(await screen.findByText('Транзакций пока нет')).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: 'Пополнить счёт группы' })).toHaveLength(2);
  });
});

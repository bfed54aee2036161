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

  it('link the request of a top-up, whoever may open the list of requests', async () => {
    renderOfGroup(<Screen />, ['group:view_transactions']);
    expect(await screen.findByRole('link', { name: 'Заявка З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
  });

  it('are their own for a member, who is told so and offered no other member', async () => {
    const hidden = { balance_before: null, balance_after: null };
    api.use(
      handle('GET transactions/group', ({ request }) => {
        asked.push(new URL(request.url).search);
        return {
          ...buildTransactionPage([{ ...TOP_UP, ...hidden }], TOTALS),
          totals_by_payer: [{ payer: GROUP_PAYER, count: 1, ...TOTALS }],
        };
      }),
    );
    renderOfGroup(<Screen />, ['group:view_transactions'], { as: 'member', at: `/?user_id=${ANNA}` });
    await document();
    expect(
      screen.getByText('Группа «Семья»: только ваши операции. Операции всех видит владелец группы.'),
    ).toBeInTheDocument();
    expect(screen.getByText('· только ваши операции')).toBeInTheDocument();
    for (const name of ['Кто', 'Баланс'])
      expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Участник/ })).not.toBeInTheDocument();
    expect(asked).toEqual(['?limit=25']);
  });

  it('say to a member without any whose would be here', async () => {
    api.use(handle('GET transactions/group', () => buildTransactionPage([], TOTALS)));
    renderOfGroup(<Screen />, ['group:view_transactions'], { as: 'member' });
    expect(await screen.findByText(/^Здесь появятся ваши пополнения счёта группы/)).toBeInTheDocument();
  });

  it('offer a top-up when there are none', async () => {
    api.use(handle('GET transactions/group', () => buildTransactionPage([], TOTALS)));
    renderOfGroup(<Screen />, ['group:view_transactions']);
    expect(await screen.findByText('Транзакций пока нет')).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: 'Пополнить счёт группы' })).toHaveLength(2);
  });
});

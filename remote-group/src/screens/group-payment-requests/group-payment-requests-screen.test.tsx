import type { WireData } from '@cabinet/kernel/http';
import { chooseFilter, handle, useApiServer } from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor } from '@testing-library/react';
import { ANNA, GROUP_PAYER, groupMoneyHandlers, renderOfGroup } from '../../testing/money-screens.tsx';
import { Screen } from './group-payment-requests-screen.tsx';

const TOTALS: WireData<'GET payment/requests/group'>['totals'] = {
  paid: '500.00',
  open: '0.00',
  by_status: [{ status: 'paid', count: 1, amount: '500.00' }],
};
let asked: string[] = [];

const api = useApiServer(
  ...groupMoneyHandlers,
  handle('GET payment/requests/group', ({ request }) => {
    asked.push(new URL(request.url).search);
    return buildListPage([buildPaymentRequest({ payer: GROUP_PAYER })], TOTALS);
  }),
);

beforeEach(() => {
  asked = [];
});

const renderRequests = () => renderOfGroup(<Screen />, ['group:view_payment_requests']);

describe('the payment requests of a group', () => {
  it('say whose money it is, and lead to the page of each', async () => {
    renderRequests();
    expect(await screen.findByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заявки группы');
    expect(screen.getByText(/^Группа «Семья»: пополнения/)).toBeInTheDocument();
  });

  it('are filtered by a member', async () => {
    const { user } = renderRequests();
    await screen.findByRole('link', { name: 'З-000123' });
    await chooseFilter(user, 'Участник', 'Анна');
    await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('user_id')).toBe(ANNA));
  });

  it('are their own for a member, who is told so and offered no other member', async () => {
    renderOfGroup(<Screen />, ['group:view_payment_requests'], { as: 'member' });
    await screen.findByRole('link', { name: 'З-000123' });
    expect(
      screen.getByText('Группа «Семья»: только ваши заявки. Заявки всех видит владелец группы.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Автор' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Участник/ })).not.toBeInTheDocument();
    expect(new URLSearchParams(asked.at(-1)).has('user_id')).toBe(false);
  });

  it('say to a member without any whose would be here', async () => {
    api.use(handle('GET payment/requests/group', () => buildListPage([], TOTALS)));
    renderOfGroup(<Screen />, ['group:view_payment_requests'], { as: 'member' });
    expect(
      await screen.findByText(/^Здесь появится каждое ваше пополнение счёта группы/),
    ).toBeInTheDocument();
  });

  it('offer a top-up of the group’s account when there are none', async () => {
    api.use(handle('GET payment/requests/group', () => buildListPage([], TOTALS)));
    renderRequests();
    expect(await screen.findByText('Заявок пока нет')).toBeInTheDocument();
    const links = await screen.findAllByRole('link', { name: 'Пополнить счёт группы' });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute('href', '/payment?payer=group');
  });
});

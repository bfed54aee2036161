import { filterChip, handle, keepFingerprint, useApiServer } from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  ANNA,
  COMPANY_ID,
  COMPANY_PAYER,
  companyMoneyHandlers,
  renderOfCompany,
} from '../../testing/money-screens.tsx';
import { Screen } from './company-transactions-screen.tsx';

const TOTALS = { in: '500.00', out: '0.00', net: '500.00' };
const TOP_UP = buildTransaction({
  type: 'topup',
  direction: 'in',
  amount: '500.00',
  model: null,
  payer: COMPANY_PAYER,
  document: { type: 'payment_request', id: TEST_REQUEST_ID, number: 'З-000123' },
});
keepFingerprint();

let asked: string[] = [];

const api = useApiServer(
  ...companyMoneyHandlers,
  handle('GET transactions/company', ({ request }) => {
    asked.push(new URL(request.url).search);
    return buildTransactionPage([TOP_UP], TOTALS);
  }),
  handle('GET company/{id}/people', ({ params }) => {
    expect(params.id).toBe(COMPANY_ID);
    return [
      { user_id: '01900000-0000-7000-8000-0000000000e3', display_name: 'Ольга' },
      { user_id: ANNA, display_name: 'Анна' },
    ];
  }),
);

beforeEach(() => {
  asked = [];
});

const document = () => screen.findByText('Заявка З-000123');

/** With `name` all of them have come. */
async function offeredPeople(user: ReturnType<typeof renderOfCompany>['user'], name: string) {
  await user.click(filterChip('Участник'));
  await screen.findByRole('menuitemradio', { name });
  return screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
}

describe('the transactions of a company', () => {
  it('say whose money it is', async () => {
    renderOfCompany(<Screen />, ['company:transactions']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Транзакции компании');
    expect(screen.getByText(/^Компания «Вектор»: /)).toBeInTheDocument();
    expect((await document()).closest('tr')).toHaveTextContent('Иван Петров');
  });

  it('are filtered by anybody of the company, whose names are asked for alone', async () => {
    const { user } = renderOfCompany(<Screen />, ['company:transactions']);
    await document();
    expect(await offeredPeople(user, 'Ольга')).toEqual(['Все участники', 'Анна', 'Ольга']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Анна' }));
    await waitFor(() => expect(asked.at(-1)).toBe(`?user_id=${ANNA}&limit=25`));
  });

  it('lead to the top-up of the company’s account', async () => {
    renderOfCompany(<Screen />, ['company:transactions', 'company_balance:view']);
    expect(await screen.findByRole('link', { name: 'Пополнить счёт компании' })).toHaveAttribute(
      'href',
      '/payment?payer=company',
    );
  });

  it('link a request for whoever may see it, and for nobody else', async () => {
    const { unmount } = renderOfCompany(<Screen />, ['company:transactions']);
    await document();
    expect(screen.queryByRole('link', { name: 'Заявка З-000123' })).not.toBeInTheDocument();
    unmount();
    renderOfCompany(<Screen />, ['company:transactions', 'company:view_payment_requests']);
    expect(await screen.findByRole('link', { name: 'Заявка З-000123' })).toBeInTheDocument();
  });

  it('offer a top-up when there are none', async () => {
    api.use(handle('GET transactions/company', () => buildTransactionPage([], TOTALS)));
    renderOfCompany(<Screen />, ['company:transactions', 'company_balance:view']);
    expect(await screen.findByText('Транзакций пока нет')).toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: 'Пополнить счёт компании' })).toHaveLength(2);
  });
});

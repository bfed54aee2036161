import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen } from '@testing-library/react';
import { paths } from '../../paths.ts';
import { Screen } from './payment-requests-screen.tsx';

const TOTALS: WireData<'GET payment/requests/my'>['totals'] = {
  paid: '500.00',
  open: '0.00',
  by_status: [{ status: 'paid', count: 1, amount: '500.00' }],
};
const api = useApiServer(
  handle('GET payment/requests/my', () => buildListPage([buildPaymentRequest()], TOTALS)),
);

const renderRequests = () =>
  renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser()), at: '/payment-requests' });

describe('my payment requests', () => {
  it('lead to the page of each', async () => {
    renderRequests();
    expect(await screen.findByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои заявки');
  });

  it('go on with an unpaid payment by one press, and offer that of no other request', async () => {
    const pending = buildPaymentRequest({
      id: 'r2',
      number: 'З-000124',
      status: 'pending',
      actions: { pay: true },
    });
    api.use(handle('GET payment/requests/my', () => buildListPage([pending, buildPaymentRequest()], TOTALS)));
    const store = offerScreens(signedInStore(buildCurrentUser()), paths.payment);
    const { user, location } = renderWithProviders(<Screen />, { store, at: '/payment-requests' });
    const links = await screen.findAllByRole('link', { name: /^Оплатить/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Оплатить: заявка З-000124']);
    for (const link of links) await user.click(link);
    expect(location()).toBe('/payment?request=r2');
  });

  it('offer a top-up when there is none', async () => {
    api.use(handle('GET payment/requests/my', () => buildListPage([], TOTALS)));
    renderRequests();
    expect(await screen.findByText('Заявок пока нет')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Пополнить счёт' })[0]).toHaveAttribute('href', '/payment');
  });
});

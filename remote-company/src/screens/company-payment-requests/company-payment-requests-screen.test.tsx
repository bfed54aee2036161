import type { WireData } from '@cabinet/kernel/http';
import { handle, keepFingerprint, useApiServer } from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen } from '@testing-library/react';
import { COMPANY_PAYER, companyMoneyHandlers, renderOfCompany } from '../../testing/money-screens.tsx';
import { Screen } from './company-payment-requests-screen.tsx';

const TOTALS: WireData<'GET payment/requests/company'>['totals'] = {
  paid: '500.00',
  open: '0.00',
  by_status: [{ status: 'paid', count: 1, amount: '500.00' }],
};
const INVOICE_HREF = '/payment?payer=company&method=invoice';

keepFingerprint();

const api = useApiServer(
  ...companyMoneyHandlers,
  handle('GET payment/requests/company', () =>
    buildListPage([buildPaymentRequest({ payer: COMPANY_PAYER, method: 'invoice' })], TOTALS),
  ),
);

const renderRequests = () => renderOfCompany(<Screen />, ['company:view_payment_requests']);

describe('the payment requests of a company', () => {
  it('say whose money it is, and lead to the page of each', async () => {
    renderRequests();
    expect(await screen.findByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заявки компании');
    expect(screen.getByText(/^Компания «Вектор»: счета на оплату/)).toBeInTheDocument();
  });

  it('offer an invoice first', async () => {
    renderRequests();
    expect(await screen.findByRole('link', { name: 'Выставить счёт на оплату' })).toHaveAttribute(
      'href',
      INVOICE_HREF,
    );
  });

  it('have no filter by people for whoever may not know them', async () => {
    renderRequests();
    await screen.findByRole('link', { name: 'З-000123' });
    expect(screen.queryByRole('button', { name: /^Участник/ })).not.toBeInTheDocument();
  });

  it('say how a company pays when there are none', async () => {
    api.use(handle('GET payment/requests/company', () => buildListPage([], TOTALS)));
    renderRequests();
    expect(await screen.findByText('Заявок пока нет')).toBeInTheDocument();
    expect(screen.getByText(/выставьте счёт на оплату/)).toBeInTheDocument();
    for (const link of await screen.findAllByRole('link', { name: 'Выставить счёт на оплату' }))
      expect(link).toHaveAttribute('href', INVOICE_HREF);
  });
});

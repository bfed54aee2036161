import { API, failure, handle, readClipboard } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { renderPayment, usePaymentApi } from '../../../testing/payment-screen.tsx';

const AT = `/payment?request=${TEST_REQUEST_ID}`;
const SEND = `${API}/payment/requests/${TEST_REQUEST_ID}/invoice/send`;
const INVOICE = {
  fixed_at: '2026-11-20T09:00:00.000Z',
  is_late: false,
  payer: { name: 'ООО «Ромашка»', inn: null, kpp: null, address: null },
  sent: [],
};
const REQUEST = buildPaymentRequest({
  method: 'invoice',
  status: 'pending',
  amount: '1000.00',
  invoice: INVOICE,
  purpose: 'Оплата по счёту З-000123',
  seller: {
    name: 'ООО «Сервис»',
    inn: '7707083893',
    kpp: '',
    bank_name: 'Банк',
    bik: '044525225',
    account: '40702810938000000001',
    corr_account: '30101810400000000225',
  },
  actions: { invoice: true, send_invoice: true, cancel: true },
});

const { api } = usePaymentApi();

/** What the server was asked to send, and under which key. */
let sent: { readonly key: string | null; readonly body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  api.use(
    handle('GET payment/requests/{id}', () => REQUEST, { id: TEST_REQUEST_ID }),
    handle('GET payment/requests/{id}/invoice-qr', () => ({ size: 9, path: 'M4 4h1v1h-1z' }), {
      id: TEST_REQUEST_ID,
    }),
    handle(
      'POST payment/requests/{id}/invoice/send',
      async ({ request }) => {
        sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        const at = '2026-11-29T11:05:00.000Z';
        return { ...REQUEST, invoice: { ...INVOICE, sent: [{ to: 'a…@firm.ru', at }] } };
      },
      { id: TEST_REQUEST_ID },
    ),
  );
});

const accountant = async () => within(await screen.findByRole('region', { name: 'Отправить бухгалтеру' }));

describe('the result of asking for an invoice', () => {
  it('has all that it is paid with: the code, the requisites to copy at once, the PDF', async () => {
    const { user } = renderPayment(AT);
    expect(await screen.findByRole('heading', { name: 'Счёт готов' })).toBeInTheDocument();
    const qr = await screen.findByRole('img', { name: 'QR-код для оплаты счёта' });
    expect(qr.querySelector('path')).toHaveAttribute('d', 'M4 4h1v1h-1z');
    await user.click(screen.getByRole('button', { name: 'Скопировать всё' }));
    await waitFor(async () =>
      expect(await readClipboard()).toMatch(/^Получатель: ООО «Сервис»\nИНН: 7707083893\n/),
    );
    expect(screen.getByRole('button', { name: 'Скачать счёт на оплату' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(
      expect.arrayContaining(['Сумма: пройден', 'Оплата: ждёт', 'Результат']),
    );
  });

  it('is sent to the accountant, and says to whom and when', async () => {
    const { user } = renderPayment(AT);
    const form = await accountant();
    await user.type(form.getByRole('textbox', { name: /Почта бухгалтера/ }), ' anna@firm.ru ');
    await user.click(form.getByRole('button', { name: 'Отправить бухгалтеру' }));
    expect(await form.findByText('Отправлен бухгалтеру a…@firm.ru 29.11.2026 в 14:05')).toBeInTheDocument();
    expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { email: 'anna@firm.ru' } }]);
    expect(form.getByRole('textbox', { name: /Почта бухгалтера/ })).toHaveValue('');
  });

  it('keeps a wrong address, and says when the next letter may go', async () => {
    const { user } = renderPayment(AT);
    const form = await accountant();
    const field = form.getByRole('textbox', { name: /Почта бухгалтера/ });
    await user.type(field, 'anna');
    await user.click(form.getByRole('button', { name: 'Отправить бухгалтеру' }));
    expect(await form.findByText('Некорректный email')).toBeInTheDocument();
    expect(sent).toEqual([]);
    const words = 'Этот счёт за сутки отправлен 5 раз, больше нельзя. Следующий можно отправить 30 ноября';
    api.use(http.post(SEND, () => failure('RATE.001', { message: words })));
    await user.type(field, '@firm.ru');
    await user.click(form.getByRole('button', { name: 'Отправить бухгалтеру' }));
    expect(await form.findByText(words, { exact: false })).toBeInTheDocument();
    expect(field).toHaveValue('anna@firm.ru');
  });

  it('says that the code is in the PDF where it cannot be shown', async () => {
    api.use(http.get(`${API}/payment/requests/${TEST_REQUEST_ID}/invoice-qr`, () => failure('SYS.001')));
    renderPayment(AT);
    expect(await screen.findByText('QR-код не загрузился. Он есть и в PDF.')).toBeInTheDocument();
  });
});

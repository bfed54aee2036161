import { API, failure, handle } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { paymentAtom } from '../../../lib/payment-state.ts';
import {
  fillAmount,
  payAnswer,
  renderPayment,
  toPayment,
  usePaymentApi,
} from '../../../testing/payment-screen.tsx';

const { api, payCalls } = usePaymentApi();

describe('the start of a payment', () => {
  it('says where one pays and what happens then, and holds the signed form of the provider', async () => {
    const { user, location, store, container } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    expect(await screen.findByText('Осталось оплатить')).toHaveFocus();
    expect(location()).toBe(`/payment?request=${TEST_REQUEST_ID}`);
    expect(store.get(paymentAtom)).toMatchObject({
      step: 'transaction',
      transactionId: TEST_REQUEST_ID,
      mntId: '12345678',
      testMode: 1,
      signature: 'abc',
    });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', 'https://pay.example/assistant.htm');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ MNT_AMOUNT: '500.00', MNT_SIGNATURE: 'abc' });
    expect(screen.getByRole('button', { name: /^Оплатить 500,00.₽$/ })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        'Оплата проходит на странице PayAnyWay: она откроется в этой вкладке.',
        'Данные карты вводятся там, кабинет их не видит.',
        'После оплаты вы вернётесь сюда, и деньги сразу будут на счёте.',
      ]),
    );
  });

  it('repeats nothing that the form has said but the sum', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '500');
    expect(await screen.findByText('Зачислим на счёт')).toBeInTheDocument();
    await user.click(toPayment());
    await screen.findByText('Осталось оплатить');
    for (const said of ['К оплате', 'Куда', 'Зачислим на счёт', 'Баланс после', 'Уровень после оплаты'])
      expect(screen.queryByText(said)).not.toBeInTheDocument();
    // The sum, and the button that pays it.
    expect(screen.getAllByText(/500,00/)).toHaveLength(2);
  });

  it('opens one request however often the button is pressed', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.dblClick(toPayment());
    await screen.findByText('Осталось оплатить');
    expect(payCalls).toHaveLength(1);
    expect(payCalls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats a lost attempt under the same key, and another sum under a new one', async () => {
    let isLost = true;
    api.use(
      http.post(`${API}/payment/pay`, async ({ request }) => {
        payCalls.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() });
        return isLost ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    expect(await screen.findByText(/вторая оплата не появится/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveValue('500');
    await user.click(toPayment());
    await waitFor(() => expect(payCalls).toHaveLength(2));
    // The words of the first failure went at the press.
    await screen.findByText(/вторая оплата не появится/);
    await fillAmount(user, '600');
    isLost = false;
    await user.click(toPayment());
    await screen.findByText('Осталось оплатить');
    const keys = payCalls.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows the complaint of the server at its field', async () => {
    api.use(
      http.post(`${API}/payment/pay`, () =>
        failure('PAY.001', { fields: { amount: 'Сегодня не больше 400 ₽' } }),
      ),
    );
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    expect(await screen.findByText('Сегодня не больше 400 ₽')).toBeInTheDocument();
  });

  it('goes straight to the result with an invoice', async () => {
    const invoice = buildPaymentRequest({
      method: 'invoice',
      status: 'pending',
      actions: { invoice: true, cancel: true },
    });
    api.use(
      handle('POST payment/pay', () => payAnswer(invoice)),
      handle('GET payment/requests/{id}', () => invoice, { id: TEST_REQUEST_ID }),
    );
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.click(screen.getByRole('radio', { name: /Счёт на оплату/ }));
    await user.click(screen.getByRole('button', { name: /^Получить счёт на 500,00.₽$/ }));
    expect(await screen.findByText('Счёт готов')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Скачать счёт на оплату' })).toBeInTheDocument();
  });

  it('goes back to the form with the amount, and closes the request that nobody will pay', async () => {
    let cancelled = 0;
    api.use(
      handle(
        'POST payment/requests/{id}/cancel',
        () => {
          cancelled += 1;
          return buildPaymentRequest({ status: 'cancelled' });
        },
        { id: TEST_REQUEST_ID },
      ),
    );
    const { user, location } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    await user.click(await screen.findByRole('button', { name: 'Изменить сумму' }));
    expect(await screen.findByRole('textbox', { name: 'Сумма' })).toHaveValue('500');
    expect(location()).toBe('/payment');
    await waitFor(() => expect(cancelled).toBe(1));
  });
});

import { API, failure, handle } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { INITIAL_PAYMENT_STATE, paymentAtom } from '../../lib/payment-state.ts';
import { payAnswer, renderPayment, usePaymentApi } from '../../testing/payment-screen.tsx';

const { api } = usePaymentApi();

describe('the result of a payment', () => {
  const AT = `/payment?request=${TEST_REQUEST_ID}`;

  it('is asked from the server after a reload, whatever the address says', async () => {
    api.use(
      handle(
        'GET payment/requests/{id}',
        () => buildPaymentRequest({ status: 'failed', actions: { pay_again: true } }),
        { id: TEST_REQUEST_ID },
      ),
    );
    renderPayment(`${AT}&result=success`);
    expect(await screen.findByText('Оплата не прошла')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeInTheDocument();
  });

  it('asks the provider once when the person is back before the notice, and shows the new balance', async () => {
    let checks = 0;
    api.use(
      handle(
        'POST payment/requests/{id}/check',
        () => {
          checks += 1;
          return buildPaymentRequest();
        },
        { id: TEST_REQUEST_ID },
      ),
    );
    const { store } = renderPayment(`${AT}&result=success`);
    expect(await screen.findByText('Оплачено')).toBeInTheDocument();
    expect(checks).toBe(1);
    expect(store.get(paymentAtom)).toMatchObject({ step: 'result', result: { status: 'paid' } });
    expect(screen.getByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
  });

  it.each([
    ['paid', 'Оплачено', '500,00 ₽ зачислены на личный счёт.'],
    ['processing', 'Оплата в обработке', 'Банк ещё не подтвердил платёж.'],
    ['pending', 'Ждём оплату', 'Платёж пока не поступил.'],
    ['failed', 'Оплата не прошла', 'Деньги не зачислены. Попробуйте ещё раз или выберите другой способ.'],
    ['rejected', 'Заявка отклонена', 'Администратор отклонил заявку.'],
    ['expired', 'Срок оплаты истёк', 'Деньги не зачислены. Оплату можно начать заново.'],
    ['cancelled', 'Оплата отменена', 'Деньги не списаны и не зачислены.'],
    ['refunded', 'Деньги возвращены', '500,00 ₽ возвращены плательщику.'],
  ] as const)('tells «%s» in words: %s', async (status, title, text) => {
    api.use(
      handle('GET payment/requests/{id}', () => buildPaymentRequest({ status }), { id: TEST_REQUEST_ID }),
    );
    renderPayment(AT);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  });

  it('says why a payment was declined, and that another way is open', async () => {
    const declined = {
      at: '2026-11-20T09:05:00.000Z',
      kind: 'status',
      code: 'failed',
      title: 'Оплата не прошла',
      note: 'Банк отклонил оплату',
      actor: null,
      is_failure: true,
    } as const;
    api.use(
      handle(
        'GET payment/requests/{id}',
        () => ({
          ...buildPaymentRequest({ status: 'failed', actions: { pay_again: true }, timeline: [declined] }),
        }),
        { id: TEST_REQUEST_ID },
      ),
    );
    renderPayment(AT);
    expect(await screen.findByText(/^Банк отклонил оплату\. Деньги не зачислены\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Другая сумма или способ' })).toHaveAttribute('href', '/payment');
  });

  it('leads out of a request that does not exist', async () => {
    api.use(
      http.get(`${API}/payment/requests/:id`, ({ params }) =>
        failure('RES.001', { message: `Нет заявки ${String(params.id)}` }),
      ),
    );
    const { user, location } = renderPayment('/payment?request=..%2F..%2Fusers%2Fme');
    expect(await screen.findByText('Заявка не найдена')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Мои заявки' })).toHaveAttribute('href', '/payment-requests');
    await user.click(screen.getByRole('link', { name: 'Новое пополнение' }));
    expect(await screen.findByRole('textbox', { name: 'Сумма' })).toBeInTheDocument();
    expect(location()).toBe('/payment');
  });

  it('is cancelled only after a question', async () => {
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
    const { user } = renderPayment(AT);
    await user.click(await screen.findByRole('button', { name: 'Отменить заявку' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Если вы уже заплатили, не отменяйте её, а проверьте оплату.');
    expect(cancelled).toBe(0);
    await user.click(within(question).getByRole('button', { name: 'Отменить заявку' }));
    expect(await screen.findByText('Оплата отменена')).toBeInTheDocument();
    expect(cancelled).toBe(1);
  });

  it('puts the check before another payment while one is under way', async () => {
    const processing = buildPaymentRequest({ status: 'processing', actions: { pay: true, check: true } });
    api.use(handle('GET payment/requests/{id}', () => processing, { id: TEST_REQUEST_ID }));
    renderPayment(AT);
    const check = await screen.findByRole('button', { name: 'Проверить оплату' });
    const pay = screen.getByRole('button', { name: 'Продолжить оплату' });
    expect(check.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('waits while the payment is under way, and checks on request', async () => {
    const processing = buildPaymentRequest({ status: 'processing', actions: { pay: true, check: true } });
    api.use(
      handle('GET payment/requests/{id}', () => processing, { id: TEST_REQUEST_ID }),
      handle('POST payment/requests/{id}/check', () => processing, { id: TEST_REQUEST_ID }),
    );
    const { user } = renderPayment(AT);
    expect(await screen.findByText('Оплата в обработке')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Проверить оплату' }));
    expect(
      await screen.findByText(/^Проверили в \d\d:\d\d: оплата пока не подтверждена/),
    ).toBeInTheDocument();
  });

  it('says when the provider does not answer', async () => {
    api.use(
      http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/check`, () =>
        failure('SYS.002', { message: 'Платёжный сервис не отвечает' }),
      ),
    );
    const { user } = renderPayment(AT);
    await user.click(await screen.findByRole('button', { name: 'Проверить оплату' }));
    expect(await screen.findByText(/Платёжный сервис не отвечает/)).toBeInTheDocument();
  });

  it('leads on to the provider while the request is open', async () => {
    api.use(handle('POST payment/requests/{id}/pay', () => payAnswer(), { id: TEST_REQUEST_ID }));
    const { user } = renderPayment(`${AT}`);
    await user.click(await screen.findByRole('button', { name: 'Продолжить оплату' }));
    expect(await screen.findByText('Проверьте и оплатите')).toBeInTheDocument();
  });

  it('is empty again after leaving', async () => {
    const { store, unmount } = renderPayment(AT);
    await screen.findByText('Ждём оплату');
    unmount();
    expect(store.get(paymentAtom)).toEqual(INITIAL_PAYMENT_STATE);
  });
});

import { API, buildCurrentUser, failure, handle } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { INITIAL_PAYMENT_STATE, paymentAtom } from '../../../lib/payment-state.ts';
import { payAnswer, renderPayment, usePaymentApi } from '../../../testing/payment-screen.tsx';

const { api } = usePaymentApi();

describe('the result of a payment', () => {
  /** Where the provider sends the person back to. */
  const AT = `/payment?request=${TEST_REQUEST_ID}&result=return`;

  it('is asked from the server after a reload, whatever the address says', async () => {
    api.use(
      handle(
        'GET payment/requests/{id}',
        () => buildPaymentRequest({ status: 'failed', actions: { pay_again: true } }),
        { id: TEST_REQUEST_ID },
      ),
    );
    renderPayment(AT);
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
          return { ...buildPaymentRequest(), said: '' };
        },
        { id: TEST_REQUEST_ID },
      ),
    );
    const { store } = renderPayment(AT);
    expect(await screen.findByText('Оплачено')).toBeInTheDocument();
    expect(checks).toBe(1);
    expect(store.get(paymentAtom)).toMatchObject({ step: 'result', result: { status: 'paid' } });
    expect(screen.getByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      `/payment-requests/${TEST_REQUEST_ID}`,
    );
  });

  it.each([
    ['paid', 'Оплачено', 'Деньги зачислены на личный счёт.'],
    ['processing', 'Оплата в обработке', 'Банк ещё не подтвердил платёж.'],
    ['pending', 'Ждём оплату', 'Платёж пока не поступил.'],
    ['failed', 'Оплата не прошла', 'Деньги не зачислены. Попробуйте ещё раз или выберите другой способ.'],
    ['rejected', 'Заявка отклонена', 'Администратор отклонил заявку.'],
    ['expired', 'Срок оплаты истёк', 'Деньги не зачислены. Оплату можно начать заново.'],
    ['cancelled', 'Оплата отменена', 'Деньги не списаны и не зачислены.'],
    ['refunded', 'Деньги возвращены', 'Они вернулись плательщику.'],
  ] as const)('tells «%s» in words: %s', async (status, title, text) => {
    api.use(
      handle('GET payment/requests/{id}', () => buildPaymentRequest({ status }), { id: TEST_REQUEST_ID }),
    );
    renderPayment(AT);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  });

  describe('when it is paid', () => {
    const paid = buildPaymentRequest({ status: 'paid', paid_at: '2026-11-20T09:07:00.000Z' });
    const term = (name: string) => screen.findByText(name).then((found) => found.closest('div'));

    it('shows the sum, the new balance, when it came, and the request', async () => {
      api.use(handle('GET payment/requests/{id}', () => paid, { id: TEST_REQUEST_ID }));
      renderPayment(AT);
      await waitFor(async () => expect(await term('Новый баланс')).toHaveTextContent('1 734,50 ₽'));
      expect(screen.getByText('500,00 ₽')).toBeInTheDocument();
      expect(await term('Зачислено')).toHaveTextContent(/20 ноября 2026/);
      expect(await term('Заявка')).toContainElement(screen.getByRole('link', { name: 'З-000123' }));
    });

    const progress = {
      tier: 'plus',
      multiplier: '0.9700',
      next_tier: 'pro',
      spent: '10500.00',
      threshold: '50000.00',
      remaining: '39500.00',
      percent: 21,
    };
    const withLevel = (before: string | null, after: string | null) =>
      handle('GET payment/requests/{id}', () => ({ ...paid, level: { before, after, progress } }), {
        id: TEST_REQUEST_ID,
      });

    it('says the new level, which discount holds now and what is left, as the server says it', async () => {
      api.use(withLevel('start', 'plus'));
      // What this tab knew of the person before is another level.
      renderPayment(AT, buildCurrentUser({}, 1734.5));
      expect(await screen.findByText('Старт → Плюс')).toBeInTheDocument();
      expect(screen.getByText(/^С этого момента: скидка 3.%$/)).toBeInTheDocument();
      expect(screen.getByText(/^До уровня «Про» осталось/).parentElement).toHaveTextContent(
        'осталось 39 500,00 ₽',
      );
      expect(screen.queryByText(/останется/)).not.toBeInTheDocument();
    });

    it('says no news of a level that was there before, or that another payment has brought since', async () => {
      for (const [before, after] of [
        ['plus', 'plus'],
        ['start', 'start'],
        [null, null],
      ] as const) {
        api.use(withLevel(before, after));
        const { unmount } = renderPayment(AT);
        expect(await screen.findByText('Плюс')).toBeInTheDocument();
        expect(screen.queryByText(/С этого момента/)).not.toBeInTheDocument();
        unmount();
      }
    });

    it('says nothing of a level that the person may not see', async () => {
      api.use(handle('GET payment/requests/{id}', () => paid, { id: TEST_REQUEST_ID }));
      renderPayment(AT);
      await screen.findByText('Новый баланс');
      expect(screen.queryByText('Уровень')).not.toBeInTheDocument();
    });

    it('leads back to the chats where the deployment names them, and home where not', async () => {
      api.use(handle('GET payment/requests/{id}', () => paid, { id: TEST_REQUEST_ID }));
      const { unmount } = renderPayment(AT);
      expect(await screen.findByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
      unmount();
      const meta = document.createElement('meta');
      meta.name = 'cabinet-chat-url';
      meta.content = 'https://chat.example/';
      document.head.append(meta);
      renderPayment(AT);
      expect(await screen.findByRole('link', { name: 'Вернуться к чатам' })).toHaveAttribute(
        'href',
        'https://chat.example/',
      );
      meta.remove();
    });
  });

  it.each([
    ['paid', ['Сумма: пройден', 'Оплата: пройден', 'Результат: пройден']],
    ['failed', ['Сумма: пройден', 'Оплата: не пройден', 'Результат: не пройден']],
    ['expired', ['Сумма: пройден', 'Оплата: не пройден', 'Результат: не пройден']],
    ['cancelled', ['Сумма: пройден', 'Оплата: прекращён', 'Результат: прекращён']],
    ['processing', ['Сумма: пройден', 'Оплата: ждёт', 'Результат']],
  ] as const)('marks the steps of a payment that is %s, not by colour alone', async (status, words) => {
    api.use(
      handle('GET payment/requests/{id}', () => buildPaymentRequest({ status }), { id: TEST_REQUEST_ID }),
    );
    renderPayment(AT);
    const bar = within(screen.getByRole('list', { name: 'Шаги оплаты' }));
    await waitFor(() => expect(bar.getAllByRole('listitem').map((step) => step.textContent)).toEqual(words));
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
    api.use(
      handle('GET payment/requests/{id}', () => processing, { id: TEST_REQUEST_ID }),
      handle('POST payment/requests/{id}/check', () => ({ ...processing, said: '' }), {
        id: TEST_REQUEST_ID,
      }),
    );
    renderPayment(AT);
    const check = await screen.findByRole('button', { name: 'Проверить оплату' });
    const pay = screen.getByRole('button', { name: 'Продолжить оплату' });
    expect(check.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('waits while the payment is under way, and checks on request', async () => {
    const processing = buildPaymentRequest({ status: 'processing', actions: { pay: true, check: true } });
    api.use(
      handle('GET payment/requests/{id}', () => processing, { id: TEST_REQUEST_ID }),
      handle('POST payment/requests/{id}/check', () => ({ ...processing, said: '' }), {
        id: TEST_REQUEST_ID,
      }),
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
    const { user } = renderPayment(AT);
    await user.click(await screen.findByRole('button', { name: 'Продолжить оплату' }));
    expect(await screen.findByText('Осталось оплатить')).toBeInTheDocument();
  });

  it('is empty again after leaving', async () => {
    const { store, unmount } = renderPayment(AT);
    await screen.findByText('Ждём оплату');
    unmount();
    expect(store.get(paymentAtom)).toEqual(INITIAL_PAYMENT_STATE);
  });
});

import { ApiError } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  buildListPage,
  buildPaymentRequest,
  failure,
  renderWithProviders,
  signedInStore,
  success,
  TEST_PAYER,
  TEST_REQUEST_ID,
  useApiServer,
} from '@cabinet/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { INITIAL_PAYMENT_STATE, paymentAtom, resetPaymentAtom } from '../../lib/payment-state.ts';
import { Screen } from './payment-screen.tsx';

const SETTINGS = {
  mntId: '12345678',
  testMode: 1,
  currency: 'RUB',
  min_amount: '10.00',
  max_amount: '300000.00',
  presets: ['500', '1000'],
  methods: ['card', 'invoice'],
  widget_url: null,
  is_emulator: true,
};
const COMPANY = { id: '01900000-0000-7000-8000-0000000000a2', kind: 'company', name: 'Ромашка' };
const NO_TOTALS = { amount: '0.00', paid: '0.00', open: '0.00' };
const OPEN_ACTIONS = { pay: true, check: true, cancel: true };
const PENDING = buildPaymentRequest({ status: 'pending', actions: OPEN_ACTIONS });

interface PayCall {
  readonly key: string | null;
  readonly body: unknown;
}
let payCalls: PayCall[] = [];

function quoteOf(amount: string) {
  return {
    amount,
    currency: 'RUB',
    commission: '0.00',
    credited: amount,
    bonus: '0.00',
    balance_after: '1734.50',
    tier: 'start',
    tier_after: 'plus',
    tier_progress_after: { next_tier: 'pro', remaining: '39500.00' },
    payer: TEST_PAYER,
  };
}

function payAnswer(request = PENDING) {
  const isCard = request.method === 'card';
  return {
    id: request.id,
    account: '12345678',
    test: 1,
    signature: isCard ? 'abc' : null,
    amount: request.amount,
    currency: 'RUB',
    transactionId: request.id,
    action_url: isCard ? 'https://pay.example/assistant.htm' : null,
    fields: isCard
      ? {
          MNT_ID: '12345678',
          MNT_TRANSACTION_ID: request.id,
          MNT_AMOUNT: request.amount,
          MNT_SIGNATURE: 'abc',
        }
      : {},
    request,
  };
}

const api = useApiServer(
  http.get(`${API}/settings/payment`, () => success(SETTINGS)),
  http.get(`${API}/payment/payers`, () => success([{ ...TEST_PAYER, is_default: true }])),
  http.get(`${API}/payment/requests/my`, () => success(buildListPage([], NO_TOTALS))),
  http.post(`${API}/payment/quote`, async ({ request }) => {
    const { amount } = (await request.json()) as { amount: string };
    return success(quoteOf(amount));
  }),
  http.post(`${API}/payment/pay`, async ({ request }) => {
    payCalls.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return success({ ...payAnswer() });
  }),
  http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () => success({ ...PENDING })),
  http.get(`${API}/users/me`, () => success({ ...buildCurrentUser({}, 1734.5) })),
  http.get(`${API}/users/me/balance`, () => success({ balance: 1734.5 })),
);

beforeEach(() => {
  payCalls = [];
});

function renderPayment(at = '/payment') {
  return renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser()), at });
}

async function fillAmount(user: ReturnType<typeof renderPayment>['user'], text: string) {
  const field = await screen.findByRole('textbox', { name: 'Сумма' });
  await user.clear(field);
  await user.type(field, text);
}

const toPayment = () => screen.getByRole('button', { name: 'Перейти к оплате' });

describe('the form of a payment', () => {
  it('starts with every field of the payment state at its initial value', () => {
    const { store } = renderPayment();
    expect(store.get(paymentAtom)).toEqual(INITIAL_PAYMENT_STATE);
    expect(INITIAL_PAYMENT_STATE).toMatchObject({
      step: 'form',
      amount: '',
      mntId: 'test_account',
      testMode: 1,
      transactionId: null,
    });
  });

  it('asks for an amount within the limits, and moves the focus to it', async () => {
    const { user } = renderPayment();
    await screen.findByRole('textbox', { name: 'Сумма' });
    await user.click(toPayment());
    expect(await screen.findByText('Введите сумму')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveFocus();
    await fillAmount(user, '5');
    await user.tab();
    expect(await screen.findByText('Наименьшая сумма — 10 ₽')).toBeInTheDocument();
    expect(payCalls).toEqual([]);
  });

  it('tells what the payment would do while the amount is typed', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '1 000,50');
    expect(await screen.findByText('Баланс после')).toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Итог' });
    expect(summary).toHaveTextContent('К оплате1 000,50 ₽');
    expect(summary).toHaveTextContent('КудаЛичный счёт');
    expect(summary).toHaveTextContent('Зачислим на счёт1 000,50 ₽');
    expect(summary).toHaveTextContent('Старт → Плюс');
    expect(summary).toHaveTextContent('До уровня «Про» останется 39 500,00 ₽');
  });

  it('says nothing of a balance and a tier that the person may not see', async () => {
    const hidden = { balance_after: null, tier: null, tier_after: null, tier_progress_after: null };
    api.use(http.post(`${API}/payment/quote`, () => success({ ...quoteOf('500.00'), ...hidden })));
    const { user } = renderPayment();
    await fillAmount(user, '500');
    const summary = screen.getByRole('region', { name: 'Итог' });
    await waitFor(() => expect(summary).toHaveTextContent('Зачислим на счёт500,00 ₽'));
    expect(summary).not.toHaveTextContent('Баланс после');
    expect(summary).not.toHaveTextContent('Уровень');
  });

  it('takes a preset', async () => {
    const { user } = renderPayment();
    await user.click(await screen.findByRole('button', { name: /^1.000 ₽$/ }));
    expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveDisplayValue(/1\s000/);
    expect(screen.getByRole('button', { name: /^1.000 ₽$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers the accounts that the person may top up', async () => {
    api.use(
      http.get(`${API}/payment/payers`, () =>
        success([
          { ...COMPANY, is_default: true },
          { ...TEST_PAYER, is_default: false },
        ]),
      ),
    );
    const { user } = renderPayment();
    expect(await screen.findByRole('radio', { name: /Счёт компании/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Личный счёт/ }));
    await fillAmount(user, '700');
    await user.click(toPayment());
    await screen.findByText('Проверьте и оплатите');
    expect(payCalls[0]?.body).toEqual({ amount: '700.00', method: 'card', payer_id: TEST_PAYER.id });
  });

  it('reminds of a payment that was left half way', async () => {
    api.use(http.get(`${API}/payment/requests/my`, () => success(buildListPage([PENDING], NO_TOTALS))));
    renderPayment();
    expect(await screen.findByText('Оплата З-000123 на 500,00 ₽ не завершена')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
      'href',
      `/payment?request=${TEST_REQUEST_ID}`,
    );
  });

  it('says why the form cannot be shown and tries again', async () => {
    api.use(http.get(`${API}/settings/payment`, () => failure('AUTH.007'), { once: true }));
    const { user } = renderPayment();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('textbox', { name: 'Сумма' })).toBeInTheDocument();
  });
});

describe('the state of a payment', () => {
  it('has every field back at its initial value after a reset, whatever has happened', async () => {
    api.use(http.post(`${API}/payment/pay`, () => failure('PAY.001'), { once: true }));
    const { user, store } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    await waitFor(() => expect(store.get(paymentAtom).error).toBeInstanceOf(ApiError));
    await user.click(toPayment());
    await screen.findByText('Проверьте и оплатите');
    const reached = store.get(paymentAtom);
    const { isLoading, error, testMode, ...changed } = INITIAL_PAYMENT_STATE;
    for (const [field, value] of Object.entries(changed))
      expect({ [field]: reached[field as keyof typeof changed] }).not.toEqual({ [field]: value });
    // The address still names the request, so the screen would read its result anew.
    let afterReset: unknown;
    act(() => {
      store.set(resetPaymentAtom);
      afterReset = store.get(paymentAtom);
    });
    expect(afterReset).toEqual({
      step: 'form',
      amount: '',
      transactionId: null,
      mntId: 'test_account',
      testMode: 1,
      signature: null,
      form: null,
      result: null,
      isLoading: false,
      error: null,
    });
  });

  it('is loading while the server opens the request, and only then', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.post(`${API}/payment/pay`, async () => {
        await isAnswered;
        return success({ ...payAnswer() });
      }),
    );
    const { user, store } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    await waitFor(() => expect(store.get(paymentAtom).isLoading).toBe(true));
    answer();
    await screen.findByText('Проверьте и оплатите');
    expect(store.get(paymentAtom).isLoading).toBe(false);
  });
});

describe('the start of a payment', () => {
  it('shows what will be paid, and the signed form of the provider', async () => {
    const { user, location, store, container } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    expect(await screen.findByText('Проверьте и оплатите')).toHaveFocus();
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
    expect(screen.getByRole('button', { name: /Оплатить 500,00/ })).toBeInTheDocument();
  });

  it('opens one request however often the button is pressed', async () => {
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.dblClick(toPayment());
    await screen.findByText('Проверьте и оплатите');
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
    await fillAmount(user, '600');
    isLost = false;
    await user.click(toPayment());
    await screen.findByText('Проверьте и оплатите');
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
      http.post(`${API}/payment/pay`, () => success({ ...payAnswer(invoice) })),
      http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () => success({ ...invoice })),
    );
    const { user } = renderPayment();
    await fillAmount(user, '500');
    await user.click(screen.getByRole('radio', { name: /Счёт на оплату/ }));
    await user.click(screen.getByRole('button', { name: 'Выставить счёт' }));
    expect(await screen.findByText('Счёт на 500,00 ₽ готов')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Скачать счёт' })).toBeInTheDocument();
  });

  it('goes back to the form with the amount, and closes the request that nobody will pay', async () => {
    let cancelled = 0;
    api.use(
      http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/cancel`, () => {
        cancelled += 1;
        return success({ ...buildPaymentRequest({ status: 'cancelled' }) });
      }),
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

describe('the result of a payment', () => {
  const AT = `/payment?request=${TEST_REQUEST_ID}`;

  it('is asked from the server after a reload, whatever the address says', async () => {
    api.use(
      http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () =>
        success({ ...buildPaymentRequest({ status: 'failed', actions: { pay_again: true } }) }),
      ),
    );
    renderPayment(`${AT}&result=success`);
    expect(await screen.findByText('Оплата не прошла')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeInTheDocument();
  });

  it('asks the provider once when the person is back before the notice, and shows the new balance', async () => {
    let checks = 0;
    api.use(
      http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/check`, () => {
        checks += 1;
        return success({ ...buildPaymentRequest() });
      }),
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
      http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () =>
        success({ ...buildPaymentRequest({ status }) }),
      ),
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
      http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () =>
        success({
          ...buildPaymentRequest({ status: 'failed', actions: { pay_again: true }, timeline: [declined] }),
        }),
      ),
    );
    renderPayment(AT);
    expect(await screen.findByText(/^Банк отклонил оплату\. Деньги не зачислены\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Другая сумма или способ' })).toHaveAttribute('href', '/payment');
  });

  it('leads to no request that is not there, but out', async () => {
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
      http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/cancel`, () => {
        cancelled += 1;
        return success({ ...buildPaymentRequest({ status: 'cancelled' }) });
      }),
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
    api.use(http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () => success({ ...processing })));
    renderPayment(AT);
    const check = await screen.findByRole('button', { name: 'Проверить оплату' });
    const pay = screen.getByRole('button', { name: 'Продолжить оплату' });
    expect(check.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('waits while the payment is under way, and checks on request', async () => {
    const processing = buildPaymentRequest({ status: 'processing', actions: { pay: true, check: true } });
    api.use(
      http.get(`${API}/payment/requests/${TEST_REQUEST_ID}`, () => success({ ...processing })),
      http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/check`, () => success({ ...processing })),
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
    api.use(http.post(`${API}/payment/requests/${TEST_REQUEST_ID}/pay`, () => success({ ...payAnswer() })));
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

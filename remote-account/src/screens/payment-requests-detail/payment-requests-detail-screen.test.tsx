import { notify } from '@cabinet/kernel/notify';
import {
  API,
  buildBalance,
  buildCurrentUser,
  failure,
  handle,
  readClipboard,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Screen } from './payment-requests-detail-screen.tsx';

const URL_OF_REQUEST = `${API}/payment/requests/${TEST_REQUEST_ID}`;
const SELLER = {
  name: 'ООО «Сервис»',
  inn: '7707083893',
  kpp: '770701001',
  bank_name: 'Банк',
  bik: '044525225',
  account: '40702810938000000001',
  corr_account: '30101810400000000225',
};

const api = useApiServer();

function answer(request: ReturnType<typeof buildPaymentRequest>) {
  api.use(handle('GET payment/requests/{id}', () => request, { id: TEST_REQUEST_ID }));
}

function renderRequest() {
  return renderWithProviders(<Screen />, {
    store: signedInStore(buildCurrentUser()),
    at: `/payment-requests/${TEST_REQUEST_ID}`,
    path: '/payment-requests/:requestId',
  });
}

describe("a payment request's page", () => {
  it('shows the payment, its life and the number that support asks for', async () => {
    answer(
      buildPaymentRequest({
        status: 'rejected',
        reject_reason: 'Перевод не найден',
        timeline: [
          {
            at: '2026-11-20T09:00:00.000Z',
            kind: 'status',
            code: 'rejected',
            title: 'Заявка отклонена',
            note: 'Перевод не найден',
            actor: null,
            is_failure: true,
          },
        ],
      }),
    );
    renderRequest();
    expect(await screen.findByRole('heading', { level: 1, name: 'Заявка З-000123' })).toBeInTheDocument();
    const payment = screen.getByRole('region', { name: 'Оплата' });
    expect(payment).toHaveTextContent('500,00 ₽');
    expect(payment).toHaveTextContent('Причина отказаПеревод не найден');
    expect(payment).toHaveTextContent('НомерЗ-000123');
    expect(screen.getByRole('list', { name: 'История заявки' })).toHaveTextContent('Заявка отклонена');
    expect(screen.queryByRole('button', { name: /Проверить|Оплатить|Отменить/ })).not.toBeInTheDocument();
  });

  it('asks before it cancels, and shows what the server answers', async () => {
    answer(buildPaymentRequest({ status: 'pending', actions: { cancel: true, pay: true, check: true } }));
    api.use(
      handle('POST payment/requests/{id}/cancel', () => buildPaymentRequest({ status: 'cancelled' }), {
        id: TEST_REQUEST_ID,
      }),
    );
    const { user } = renderRequest();
    expect(await screen.findByRole('link', { name: /^Оплатить 500,00.₽$/ })).toHaveAttribute(
      'href',
      `/payment?request=${TEST_REQUEST_ID}`,
    );
    await user.click(screen.getByRole('button', { name: 'Отменить заявку' }));
    const question = await screen.findByRole('alertdialog', { name: 'Отменить заявку?' });
    expect(question).toHaveTextContent('Заявка З-000123 на 500,00 ₽ закроется');
    await user.click(within(question).getByRole('button', { name: 'Отменить заявку' }));
    expect(await screen.findByText('Отменена')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отменить заявку' })).not.toBeInTheDocument();
  });

  it('checks the payment and reads balance and user again when it has come', async () => {
    let balanceCalls = 0;
    answer(buildPaymentRequest({ status: 'processing', actions: { check: true } }));
    api.use(
      handle('POST payment/requests/{id}/check', () => ({ ...buildPaymentRequest(), said: '' }), {
        id: TEST_REQUEST_ID,
      }),
      handle('GET users/me/balance', () => {
        balanceCalls += 1;
        return buildBalance(1500);
      }),
      handle('GET users/me', () => buildCurrentUser({}, 1500)),
    );
    const { user } = renderRequest();
    await user.click(await screen.findByRole('button', { name: 'Проверить оплату' }));
    expect(await screen.findByText('Состояние заявки: оплачена')).toBeInTheDocument();
    await waitFor(() => expect(balanceCalls).toBe(1));
  });

  it('keeps the request and says why when the check fails, this time only', async () => {
    answer(buildPaymentRequest({ status: 'processing', actions: { check: true } }));
    api.use(
      http.post(`${URL_OF_REQUEST}/check`, () =>
        failure('PAY.003', { message: 'Оплата не совпадает с заявкой' }),
      ),
    );
    notify.error('Прежняя неудача', { durationMs: 600_000 });
    const { user } = renderRequest();
    const former = await screen.findByText('Прежняя неудача');
    await user.click(await screen.findByRole('button', { name: 'Проверить оплату' }));
    expect(await screen.findByText(/Оплата не совпадает с заявкой/)).toBeInTheDocument();
    await waitFor(() => expect(former).not.toBeInTheDocument());
    expect(screen.getByText('В обработке')).toBeInTheDocument();
  });

  it('starts the same sum again after an end', async () => {
    const next = buildPaymentRequest({ id: '01900000-0000-7000-8000-0000000000b2', status: 'pending' });
    answer(buildPaymentRequest({ status: 'expired', actions: { pay_again: true } }));
    api.use(
      handle(
        'POST payment/requests/{id}/pay',
        () => ({
          id: next.id,
          account: '12345678',
          test: 1,
          signature: 'abc',
          amount: next.amount,
          currency: 'RUB',
          transactionId: next.id,
          action_url: 'https://pay.example/',
          fields: {},
          request: { ...next },
        }),
        { id: TEST_REQUEST_ID },
      ),
    );
    const { user, location } = renderRequest();
    await user.click(await screen.findByRole('button', { name: 'Оплатить снова' }));
    await waitFor(() => expect(location()).toBe(`/payment?request=${next.id}`));
  });

  it('gives the requisites and the PDF of an invoice', async () => {
    globalThis.URL.createObjectURL = () => 'blob:file';
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    answer(
      buildPaymentRequest({
        method: 'invoice',
        status: 'pending',
        seller: SELLER,
        actions: { invoice: true },
      }),
    );
    api.use(http.get(`${URL_OF_REQUEST}/invoice.pdf`, () => new HttpResponse('%PDF-')));
    const { user } = renderRequest();
    const requisites = await screen.findByRole('region', { name: 'Реквизиты для перевода' });
    expect(requisites).toHaveTextContent('Расчётный счёт40702810938000000001');
    await user.click(screen.getByRole('button', { name: 'Счёт на оплату в PDF' }));
    await waitFor(() => expect(saved).toEqual(['Счёт З-000123.pdf']));
  });

  it('gives sum and purpose of an invoice, each line to copy by itself and all of them as one text', async () => {
    const purpose = 'Оплата по счёту З-000123 от 20.11.2026. Пополнение лицевого счёта. НДС не облагается';
    answer(
      buildPaymentRequest({
        method: 'invoice',
        status: 'pending',
        amount: '15000.50',
        seller: { ...SELLER, kpp: '' },
        purpose,
      }),
    );
    const { user } = renderRequest();
    const requisites = await screen.findByRole('region', { name: 'Реквизиты для перевода' });
    expect(requisites).toHaveTextContent('Сумма15 000,50 ₽');
    expect(requisites).toHaveTextContent(`Назначение платежа${purpose}`);
    expect(requisites).not.toHaveTextContent('КПП');
    const copied = (text: string) => waitFor(async () => expect(await readClipboard()).toBe(text));
    await user.click(within(requisites).getByRole('button', { name: 'Скопировать: Сумма' }));
    await copied('15000,50');
    const notices = await screen.findByRole('region', { name: 'Уведомления' });
    await waitFor(() => expect(notices).toHaveTextContent('СкопированоСумма'));
    await user.click(within(requisites).getByRole('button', { name: 'Скопировать всё' }));
    await copied(
      [
        'Получатель: ООО «Сервис»',
        'ИНН: 7707083893',
        'Расчётный счёт: 40702810938000000001',
        'Банк: Банк',
        'БИК: 044525225',
        'Корр. счёт: 30101810400000000225',
        'Сумма: 15000,50',
        `Назначение платежа: ${purpose}`,
      ].join('\n'),
    );
    await waitFor(() => expect(notices).toHaveTextContent('Все реквизиты'));
    expect(notices).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['RES.001', "somebody else's or none"],
    ['VAL.003', 'an address that names none'],
  ] as const)('says that there is no such request, with ways out: %s, %s', async (code, _whose) => {
    api.use(http.get(URL_OF_REQUEST, () => failure(code)));
    renderRequest();
    expect(await screen.findByText('Заявка не найдена')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Мои заявки' }))
      expect(link).toHaveAttribute('href', '/payment-requests');
    expect(screen.getByRole('link', { name: 'Новое пополнение' })).toHaveAttribute('href', '/payment');
    expect(screen.queryByRole('button', { name: 'Попробовать снова' })).not.toBeInTheDocument();
  });

  it.each([
    ['pending', /Оплатить до20 ноября/, true],
    ['expired', /Срок истёк20 ноября/, false],
    ['cancelled', /Создана20 ноября[^О]*Номер/, false],
  ] as const)('asks for no money for an invoice that is %s', async (status, dates, isPayable) => {
    answer(buildPaymentRequest({ method: 'invoice', status, seller: SELLER, actions: { invoice: true } }));
    renderRequest();
    expect(await screen.findByRole('region', { name: 'Оплата' })).toHaveTextContent(dates);
    expect(screen.queryByRole('region', { name: 'Реквизиты для перевода' }) !== null).toBe(isPayable);
  });

  it('gives the number to copy', async () => {
    answer(buildPaymentRequest());
    const { user } = renderRequest();
    await user.click(await screen.findByRole('button', { name: 'Скопировать номер заявки' }));
    expect(await readClipboard()).toBe('З-000123');
  });
});

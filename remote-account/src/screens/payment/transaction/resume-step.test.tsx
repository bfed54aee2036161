import { API, failure, handle } from '@cabinet/kernel/testing';
import { buildPaymentRequest, TEST_PAYER, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PENDING, payAnswer, renderPayment, usePaymentApi } from '../../../testing/payment-screen.tsx';

const { api, payCalls } = usePaymentApi();
const AT = `/payment?request=${TEST_REQUEST_ID}`;
const FORM = `${API}/payment/requests/${TEST_REQUEST_ID}/form`;
const GROUP = { id: '01900000-0000-7000-8000-0000000000a9', kind: 'group', name: 'Семья' } as const;

describe('the step of paying that the address names', () => {
  it('is there again after a reload, with the form that the server gives now, and opens nothing', async () => {
    const { container, location } = renderPayment(AT);
    expect(await screen.findByText('Осталось оплатить')).toHaveFocus();
    expect(location()).toBe(AT);
    expect(container.querySelector('form')).toHaveFormValues({ MNT_SIGNATURE: 'abc' });
    expect(screen.getByRole('button', { name: /^Оплатить 500,00.₽$/ })).toBeInTheDocument();
    expect(payCalls).toEqual([]);
    const steps = within(screen.getByRole('list', { name: 'Шаги оплаты' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Сумма: пройден', '2Оплата', 'Результат']);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it('goes back to the form with the amount, the way to pay and the account of the request', async () => {
    const payer = { ...GROUP };
    const request = buildPaymentRequest({ ...PENDING, payer, amount: '1500.50' });
    api.use(
      handle('GET payment/requests/{id}', () => request, { id: TEST_REQUEST_ID }),
      handle('GET payment/requests/{id}/form', () => payAnswer(request), { id: TEST_REQUEST_ID }),
      handle('POST payment/requests/{id}/cancel', () => buildPaymentRequest({ status: 'cancelled' }), {
        id: TEST_REQUEST_ID,
      }),
      handle('GET payment/payers', () => ({
        payers: [
          { ...TEST_PAYER, is_default: true, balance: '70.50' },
          { ...GROUP, is_default: false, balance: null },
        ],
        paying: TEST_PAYER,
      })),
    );
    const { user } = renderPayment(AT);
    await user.click(await screen.findByRole('button', { name: 'Изменить сумму' }));
    expect(await screen.findByRole('textbox', { name: 'Сумма' })).toHaveValue('1\u00a0500,50');
    expect(screen.getByRole('radio', { name: /Счёт группы/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Банковская карта/ })).toBeChecked();
  });

  it('shows the result of a request that was paid in another tab, without asking how to pay it', async () => {
    let asked = 0;
    api.use(
      handle('GET payment/requests/{id}', () => buildPaymentRequest(), { id: TEST_REQUEST_ID }),
      http.get(FORM, () => {
        asked += 1;
        return failure('RES.003');
      }),
    );
    renderPayment(AT);
    expect(await screen.findByText('Оплачено')).toBeInTheDocument();
    expect(asked).toBe(0);
  });

  it('is nobody else’s: a request that the person may only look at has no form', async () => {
    api.use(
      handle('GET payment/requests/{id}', () => buildPaymentRequest({ status: 'pending' }), {
        id: TEST_REQUEST_ID,
      }),
    );
    const { container } = renderPayment(AT);
    expect(await screen.findByText('Ждём оплату')).toBeInTheDocument();
    expect(container.querySelector('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Оплатить|Продолжить/ })).not.toBeInTheDocument();
  });

  it('leads out of a request that is not there', async () => {
    api.use(http.get(`${API}/payment/requests/:id`, () => failure('RES.001')));
    renderPayment(AT);
    expect(await screen.findByText('Заявка не найдена')).toBeInTheDocument();
  });

  it('says why it cannot go on, as after leaving the group, with ways out', async () => {
    const words = 'Вы больше не пополняете этот счёт: продолжить оплату нельзя';
    api.use(http.get(FORM, () => failure('RES.003', { message: words })));
    renderPayment(AT);
    expect(await screen.findByText('Эту оплату нельзя продолжить')).toBeInTheDocument();
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Новое пополнение' })).toHaveAttribute('href', '/payment');
    expect(screen.getByRole('button', { name: 'Отменить заявку' })).toBeInTheDocument();
  });

  it('tries again when the server could not be asked', async () => {
    api.use(http.get(FORM, () => HttpResponse.error(), { once: true }));
    const { user } = renderPayment(AT);
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Осталось оплатить')).toBeInTheDocument();
  });

  it('warns somebody who may have paid already, and checks that before they pay once more', async () => {
    const processing = { ...PENDING, status: 'processing' } as const;
    api.use(
      handle('GET payment/requests/{id}', () => processing, { id: TEST_REQUEST_ID }),
      handle('GET payment/requests/{id}/form', () => payAnswer(processing), { id: TEST_REQUEST_ID }),
      handle('POST payment/requests/{id}/check', () => ({ ...buildPaymentRequest(), said: '' }), {
        id: TEST_REQUEST_ID,
      }),
    );
    const { user } = renderPayment(AT);
    expect(await screen.findByText('Оплата уже начата')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Проверить оплату' }));
    expect(await screen.findByText('Оплачено')).toBeInTheDocument();
  });

  it('asks the server anew each time it is come to, whatever this tab has read before', async () => {
    const { unmount } = renderPayment(AT);
    await screen.findByText('Осталось оплатить');
    unmount();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      handle(
        'GET payment/requests/{id}/form',
        async () => {
          await isAnswered;
          return payAnswer();
        },
        { id: TEST_REQUEST_ID },
      ),
    );
    renderPayment(AT);
    await waitFor(() => expect(screen.getByLabelText('Загрузка')).toBeInTheDocument());
    expect(screen.queryByText('Осталось оплатить')).not.toBeInTheDocument();
    act(answer);
    expect(await screen.findByText('Осталось оплатить')).toBeInTheDocument();
  });
});

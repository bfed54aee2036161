import { ApiError } from '@cabinet/kernel/http';
import { API, failure, handle } from '@cabinet/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { INITIAL_PAYMENT_STATE, paymentAtom, resetPaymentAtom } from '../../lib/payment-state.ts';
import {
  fillAmount,
  payAnswer,
  renderPayment,
  toPayment,
  usePaymentApi,
} from '../../testing/payment-screen.tsx';

const { api } = usePaymentApi();

describe('the state of a payment', () => {
  it('has every field back at its initial value after a reset, whatever has happened', async () => {
    api.use(http.post(`${API}/payment/pay`, () => failure('PAY.001'), { once: true }));
    const { user, store } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    await waitFor(() => expect(store.get(paymentAtom).error).toBeInstanceOf(ApiError));
    await user.click(toPayment());
    await screen.findByText('Осталось оплатить');
    const reached = store.get(paymentAtom);
    const { isLoading, error, testMode, ...changed } = INITIAL_PAYMENT_STATE;
    for (const [field, value] of Object.entries(changed)) expect(reached).not.toHaveProperty(field, value);
    // The address still names the request, so the screen would read its result again.
    let afterReset: unknown;
    act(() => {
      store.set(resetPaymentAtom);
      afterReset = store.get(paymentAtom);
    });
    expect(afterReset).toEqual({
      step: 'form',
      amount: '',
      method: null,
      payerId: null,
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
      handle('POST payment/pay', async () => {
        await isAnswered;
        return payAnswer();
      }),
    );
    const { user, store } = renderPayment();
    await fillAmount(user, '500');
    await user.click(toPayment());
    await waitFor(() => expect(store.get(paymentAtom).isLoading).toBe(true));
    answer();
    await screen.findByText('Осталось оплатить');
    expect(store.get(paymentAtom).isLoading).toBe(false);
  });
});

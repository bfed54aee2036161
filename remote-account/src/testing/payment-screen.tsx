import { isPaidOnline, PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import type { WireData } from '@cabinet/kernel/http';
import {
  buildBalance,
  buildCurrentUser,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_PAYER, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen } from '@testing-library/react';
import { Screen } from '../screens/payment/payment-screen.tsx';

const SETTINGS: WireData<'GET settings/payment'> = {
  mntId: '12345678',
  testMode: 1,
  currency: 'RUB',
  min_amount: '10.00',
  max_amount: '300000.00',
  presets: ['500', '1000'],
  methods: [...PAYMENT_METHODS],
  widget_url: null,
  is_emulator: true,
  seller: {
    name: 'ООО «Чат»',
    inn: '7707083893',
    kpp: '770701001',
    address: 'Москва',
    bank_name: 'Банк',
    bik: '044525225',
    account: '40702810000000000001',
    corr_account: '30101810400000000225',
  },
};

export const NO_TOTALS = { paid: '0.00', open: '0.00', by_status: [] };
const OWN_ACCOUNT = { payers: [{ ...TEST_PAYER, is_default: true, balance: '1734.50' }], paying: TEST_PAYER };
export const PENDING = buildPaymentRequest({
  status: 'pending',
  actions: { pay: true, check: true, cancel: true },
});

interface PayCall {
  readonly key: string | null;
  readonly body: unknown;
}

export function quoteOf(amount: string): WireData<'POST payment/quote'> {
  return {
    amount,
    currency: 'RUB',
    commission: '0.00',
    credited: amount,
    bonus: '0.00',
    balance_after: '1734.50',
    tier: 'start',
    tier_after: 'plus',
    tier_progress_after: {
      tier: 'plus',
      multiplier: '0.9700',
      next_tier: 'pro',
      spent: '10500.00',
      threshold: '50000.00',
      remaining: '39500.00',
      percent: 21,
    },
    payer: TEST_PAYER,
  };
}

export function payAnswer(request = PENDING): WireData<'POST payment/pay'> {
  const isOnline = isPaidOnline(request.method);
  return {
    id: request.id,
    account: '12345678',
    test: 1,
    signature: isOnline ? 'abc' : null,
    amount: request.amount,
    currency: 'RUB',
    transactionId: request.id,
    action_url: isOnline ? 'https://pay.example/assistant.htm' : null,
    fields: isOnline
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

/** The API behind the payment screen, and the calls of `payment/pay` that a test has made. */
export function usePaymentApi() {
  const payCalls: PayCall[] = [];
  const api = useApiServer(
    handle('GET settings/payment', () => SETTINGS),
    handle('GET payment/payers', () => OWN_ACCOUNT),
    handle('GET payment/requests/my', () => buildListPage([], NO_TOTALS)),
    handle('POST payment/quote', async ({ request }) => quoteOf(Object(await request.json()).amount)),
    handle('POST payment/pay', async ({ request }) => {
      payCalls.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return payAnswer();
    }),
    handle('GET payment/requests/{id}', () => PENDING, { id: TEST_REQUEST_ID }),
    handle('POST payment/requests/{id}/check', () => ({ ...PENDING, said: '' }), { id: TEST_REQUEST_ID }),
    handle('GET payment/requests/{id}/form', () => payAnswer(), { id: TEST_REQUEST_ID }),
    handle('GET users/me', () => buildCurrentUser({}, 1734.5)),
    handle('GET users/me/balance', buildBalance(1734.5)),
  );
  beforeEach(() => {
    payCalls.length = 0;
  });
  return { api, payCalls };
}

export function renderPayment(at = '/payment', current = buildCurrentUser()) {
  return renderWithProviders(<Screen />, { store: signedInStore(current), at });
}

export async function fillAmount(user: ReturnType<typeof renderPayment>['user'], text: string) {
  const field = await screen.findByRole('textbox', { name: 'Сумма' });
  await user.clear(field);
  await user.type(field, text);
}

export const toPayment = () => screen.getByRole('button', { name: /^Оплатить/ });

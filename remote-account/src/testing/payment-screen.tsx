import {
  API,
  buildCurrentUser,
  renderWithProviders,
  signedInStore,
  success,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_PAYER, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen } from '@testing-library/react';
import { http, type PathParams } from 'msw';
import { Screen } from '../screens/payment/payment-screen.tsx';

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

export function quoteOf(amount: string) {
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

export function payAnswer(request = PENDING) {
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

/** The API behind the payment screen, and the calls of `payment/pay` that a test has made. */
export function usePaymentApi() {
  const payCalls: PayCall[] = [];
  const api = useApiServer(
    http.get(`${API}/settings/payment`, () => success(SETTINGS)),
    http.get(`${API}/payment/payers`, () => success(OWN_ACCOUNT)),
    http.get(`${API}/payment/requests/my`, () => success(buildListPage([], NO_TOTALS))),
    http.post<PathParams, { amount: string }>(`${API}/payment/quote`, async ({ request }) => {
      const { amount } = await request.json();
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
    payCalls.length = 0;
  });
  return { api, payCalls };
}

export function renderPayment(at = '/payment') {
  return renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser()), at });
}

export async function fillAmount(user: ReturnType<typeof renderPayment>['user'], text: string) {
  const field = await screen.findByRole('textbox', { name: 'Сумма' });
  await user.clear(field);
  await user.type(field, text);
}

export const toPayment = () => screen.getByRole('button', { name: 'Перейти к оплате' });

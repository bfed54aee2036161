import { ApiError } from '@cabinet/kernel/http';
import type {
  PaymentRequest,
  PaymentRequestEvent,
  PaymentRequestPage,
  PaymentRequestStatus,
  Transaction,
  TransactionDetail,
  TransactionPage,
} from '@cabinet/kernel/payments';

export const FAULT = new ApiError({
  status: 503,
  code: 'SYS.002',
  category: 'system',
  message: 'Ошибка сервера. Попробуйте позже',
  traceId: '01JD8Z6Q3T',
});

const AT = '2026-03-08T09:05:00.000Z';
const PAYER = { id: 'p1', kind: 'company', name: 'ООО «Вектор»' } as const;
const PERSON = { id: 'u1', displayName: 'Илья Белов' };

const CHARGE: Transaction = {
  id: 't1',
  number: 'Т-000101',
  type: 'charge',
  direction: 'out',
  amount: '17.05',
  signedAmount: '-17.05',
  balanceBefore: '1017.05',
  balanceAfter: '1000.00',
  status: 'posted',
  payer: PAYER,
  user: PERSON,
  model: { id: 'm1', name: 'GigaChat 2 Pro' },
  document: null,
  description: 'Токены: 1200 на входе, 340 на выходе',
  reason: null,
  createdAt: AT,
};

/** Every type, both directions, a reversed one, a tiny sum, a balance that is not to be seen. */
export const TRANSACTIONS: readonly Transaction[] = [
  {
    ...CHARGE,
    id: 't2',
    number: 'Т-000100',
    type: 'topup',
    direction: 'in',
    amount: '500.00',
    signedAmount: '500.00',
    model: null,
    description: 'Пополнение картой',
    document: { type: 'payment_request', id: 'r1', number: 'З-000123' },
  },
  CHARGE,
  { ...CHARGE, id: 't3', number: 'Т-000102', amount: '0.0000001234', signedAmount: '-0.0000001234' },
  { ...CHARGE, id: 't4', number: 'Т-000103', status: 'reversed' },
  { ...CHARGE, id: 't5', number: 'Т-000104', type: 'refund', direction: 'in', signedAmount: '17.05' },
  { ...CHARGE, id: 't6', number: 'Т-000105', type: 'bonus', direction: 'in', signedAmount: '17.05' },
  { ...CHARGE, id: 't7', number: 'Т-000106', type: 'adjustment', reason: 'Сверка за февраль' },
  { ...CHARGE, id: 't8', number: 'Т-000107', type: 'reversal', direction: 'in', signedAmount: '17.05' },
  { ...CHARGE, id: 't9', number: 'Т-000108', balanceBefore: null, balanceAfter: null },
];

export const TRANSACTION_DETAIL: TransactionDetail = {
  ...CHARGE,
  actor: null,
  postings: [
    { account: 'payer', title: PAYER.name, amount: '-17.05', balanceAfter: '1000.00' },
    { account: 'revenue', title: 'Выручка', amount: '17.05', balanceAfter: null },
  ],
  charge: {
    inputTokens: 1200,
    outputTokens: 340,
    baseAmount: '18.95',
    correctionMultiplier: '0.9000',
    tier: 'start',
    tierMultiplier: '1.0000',
  },
  related: [{ id: 't5', number: 'Т-000104', type: 'refund', signedAmount: '17.05', createdAt: AT }],
};

const STATUSES: readonly PaymentRequestStatus[] = [
  'pending',
  'processing',
  'paid',
  'rejected',
  'cancelled',
  'expired',
  'failed',
  'refunded',
];

/** One in every status, by card and by invoice. */
export const REQUESTS: readonly PaymentRequest[] = STATUSES.map((status, index) => ({
  id: `r${index}`,
  number: `З-00012${index}`,
  method: index % 2 === 0 ? 'card' : 'invoice',
  amount: '500.00',
  currency: 'RUB',
  status,
  payer: PAYER,
  user: { ...PERSON, email: 'user@demo.example' },
  createdAt: AT,
  expiresAt: AT,
  paidAt: status === 'paid' ? AT : null,
  provider: null,
  providerOperationId: null,
  bankReference: null,
  rejectReason: status === 'rejected' ? 'Нет поступления' : null,
  actions: {
    canCancel: false,
    canPay: false,
    canPayAgain: false,
    canCheck: false,
    hasInvoice: false,
    changeStatus: [],
  },
}));

export const TRANSACTION_PAGE: TransactionPage = {
  items: TRANSACTIONS,
  total: 45,
  nextCursor: 'more',
  totals: { in: '517.05', out: '17.05', net: '500.00', byPayer: [] },
};

export const REQUEST_PAGE: PaymentRequestPage = {
  items: REQUESTS,
  total: 45,
  nextCursor: null,
  totals: {
    paid: '500.00',
    open: '1000.00',
    byStatus: [
      { status: 'pending', count: 2, amount: '1000.00' },
      { status: 'paid', count: 1, amount: '500.00' },
      { status: 'failed', count: 5, amount: '2500.00' },
    ],
  },
};

const MOMENT = { kind: 'status', note: null, actor: PERSON, isFailure: false } as const;

/** Every look of a moment. */
export const EVENTS: readonly PaymentRequestEvent[] = [
  { ...MOMENT, at: '2026-03-08T09:05:00.000Z', code: 'created', title: 'Заявка создана' },
  { ...MOMENT, at: '2026-03-08T09:06:00.000Z', code: 'processing', title: 'В обработке', actor: null },
  {
    ...MOMENT,
    at: '2026-03-08T09:07:00.000Z',
    kind: 'notice',
    code: 'wrong_amount',
    title: 'Извещение отклонено',
    note: 'Сумма не совпала: 400,00 ₽ вместо 500,00 ₽',
    actor: null,
    isFailure: true,
  },
  { ...MOMENT, at: '2026-03-08T09:08:00.000Z', code: 'paid', title: 'Оплачена', actor: null },
];

import { API, success } from '@cabinet/kernel/testing';
import { buildListPage, buildTransaction, TEST_PAYER } from '@cabinet/payments/testing';
import { http } from 'msw';

/** Thirty days of spending, ten roubles a day. */
export const SPENDING = {
  scope: 'payer',
  payer: { ...TEST_PAYER },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    amount: '10.00',
  })),
  total: '300.00',
  average_per_day: '10.00',
  days_left: 21,
  lasts_until: '2026-12-12',
  low_balance: { threshold: null, is_low: false },
};

/** What home asks about money. */
export const homeMoneyHandlers = [
  http.get(`${API}/users/me/spending`, () => success(SPENDING)),
  http.get(`${API}/transactions/user`, () =>
    success(buildListPage([buildTransaction()], { in: '0.00', out: '17.05', net: '-17.05' })),
  ),
];

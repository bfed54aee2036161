import type { WireData } from '@cabinet/kernel/http';
import { handle } from '@cabinet/kernel/testing';
import { buildListPage, buildTransaction, buildTransactionPage, TEST_PAYER } from '@cabinet/payments/testing';

/** Thirty days of spending, ten roubles a day. */
export const SPENDING: WireData<'GET users/me/spending'> = {
  scope: 'payer',
  payer: { ...TEST_PAYER },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    amount: '10.00',
  })),
  models: [
    { id: 'wise', name: 'Мудрая модель', total: '240.00', amounts: Array.from({ length: 30 }, () => '8.00') },
    { id: null, name: null, total: '60.00', amounts: Array.from({ length: 30 }, () => '2.00') },
  ],
  total: '300.00',
  own_total: '300.00',
  previous_total: '250.00',
  average_per_day: '10.00',
  days_left: 21,
  lasts_until: '2026-12-12',
  low_balance: { threshold: null, is_low: false },
};

/** What home asks about money. */
export const homeMoneyHandlers = [
  handle('GET users/me/attention', () => ({ items: [] })),
  handle('GET users/me/spending', () => SPENDING),
  handle('GET payment/requests/my', () => buildListPage([], { paid: '0.00', open: '0.00', by_status: [] })),
  handle('GET transactions/user', () =>
    buildTransactionPage([buildTransaction()], { in: '0.00', out: '17.05', net: '-17.05' }),
  ),
];

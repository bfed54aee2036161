import type { RemoteContract } from '@cabinet/federation/contract';
import { firstCall, firstRequests, firstTransactions, USUAL_PERIOD } from '@cabinet/payments/first-calls';
import { RECENT_TRANSACTIONS, UNFINISHED_PAYMENT } from './src/api/first-queries.ts';

export default {
  name: 'account',
  version: '1.0.0',
  kernel: '>=2.0 <3',
  routes: [
    {
      id: 'home',
      path: '/',
      title: 'Главная',
      guard: { session: true },
      skeleton: 'overview',
      firstCalls: [
        firstCall('users/me/spending', { days: USUAL_PERIOD }),
        firstCall('transactions/user', RECENT_TRANSACTIONS),
      ],
    },
    {
      id: 'account',
      path: '/account',
      title: 'Мой аккаунт',
      guard: { session: true },
      firstCalls: ['users/me/sessions'],
    },
    {
      id: 'payment',
      path: '/payment',
      title: 'Пополнение счёта',
      guard: { session: true },
      skeleton: 'form',
      firstCalls: [
        'settings/payment',
        'payment/payers',
        firstCall('payment/requests/my', UNFINISHED_PAYMENT),
      ],
    },
    {
      id: 'finances',
      path: '/finances',
      title: 'Мои транзакции',
      guard: { session: true },
      skeleton: 'list',
      firstCalls: [firstTransactions('user'), 'models'],
    },
    {
      id: 'paymentRequests',
      path: '/payment-requests',
      title: 'Мои заявки',
      guard: { session: true },
      skeleton: 'list',
      firstCalls: [firstRequests('my')],
    },
    {
      id: 'paymentRequestDetail',
      path: '/payment-requests/:requestId',
      title: 'Заявка',
      guard: { session: true },
      sample: { requestId: { call: 'payment/requests/my?limit=1', at: 'items.0.id' } },
    },
  ],
  menu: [
    {
      section: 'main',
      label: 'Мой аккаунт',
      shortLabel: 'Аккаунт',
      path: '/account',
      when: 'notCompanyMember',
      order: 10,
      icon: 'user',
    },
    {
      section: 'account',
      label: 'Пополнить счёт',
      shortLabel: 'Пополнить',
      path: '/payment',
      order: 10,
      icon: 'top-up',
    },
    {
      section: 'account',
      label: 'Мои транзакции',
      shortLabel: 'Транзакции',
      path: '/finances',
      order: 20,
      icon: 'list',
    },
    {
      section: 'account',
      label: 'Мои заявки',
      shortLabel: 'Заявки',
      path: '/payment-requests',
      order: 30,
      icon: 'receipt',
    },
  ],
  modals: ['edit-profile', 'edit-avatar'],
} as const satisfies RemoteContract;

import type { RemoteContract } from '@cabinet/federation/contract';

export default {
  name: 'group',
  version: '1.0.0',
  kernel: '>=2.1 <3',
  routes: [
    {
      id: 'group',
      path: '/group',
      title: 'Моя группа',
      guard: { session: true },
      command: { label: 'Создать группу' },
    },
    {
      id: 'groupTransactions',
      path: '/group/transactions',
      title: 'Транзакции группы',
      guard: { session: true, permission: 'group:view_transactions' },
      skeleton: 'list',
    },
    {
      id: 'groupPaymentRequests',
      path: '/group/payment-requests',
      title: 'Заявки группы',
      guard: { session: true, permission: 'group:view_payment_requests' },
      skeleton: 'list',
    },
    {
      id: 'groupInviteAccept',
      path: '/group/invite/accept',
      title: 'Приглашение в группу',
      public: true,
    },
  ],
  menu: [
    {
      section: 'main',
      label: 'Моя группа',
      shortLabel: 'Группа',
      path: '/group',
      when: 'hasGroup',
      order: 20,
      icon: 'users',
      attention: ['group_offer', 'exhausted_caps:group'],
    },
    {
      section: 'group',
      label: 'Транзакции группы',
      shortLabel: 'Транзакции',
      path: '/group/transactions',
      permission: 'group:view_transactions',
      when: 'hasGroup',
      order: 10,
      icon: 'list',
    },
    {
      section: 'group',
      label: 'Заявки группы',
      shortLabel: 'Заявки',
      path: '/group/payment-requests',
      permission: 'group:view_payment_requests',
      when: 'hasGroup',
      order: 20,
      icon: 'receipt',
    },
  ],
  modals: [],
} as const satisfies RemoteContract;

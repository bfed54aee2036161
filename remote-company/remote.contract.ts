import type { RemoteContract } from '@cabinet/federation/contract';

const contract: RemoteContract = {
  name: 'company',
  version: '1.0.0',
  kernel: '>=1.0 <2',
  routes: [
    {
      id: 'company',
      path: '/company',
      title: 'Моя компания',
      guard: { session: true },
    },
    {
      id: 'companyCreate',
      path: '/company/create',
      title: 'Новая компания',
      guard: { session: true },
      command: { label: 'Создать компанию', when: 'notCompanyMember' },
      skeleton: 'form',
    },
    {
      id: 'companyUsers',
      path: '/company/users',
      title: 'Пользователи компании',
      guard: { session: true, permission: 'company_user:manage' },
      skeleton: 'list',
    },
    {
      id: 'companyTransactions',
      path: '/company/transactions',
      title: 'Транзакции компании',
      guard: { session: true, permission: 'company:transactions' },
      skeleton: 'list',
    },
    {
      id: 'companyPaymentRequests',
      path: '/company/payment-requests',
      title: 'Заявки компании',
      guard: { session: true, permission: 'company:view_payment_requests' },
      skeleton: 'list',
    },
    {
      id: 'companyInviteAccept',
      path: '/company/invite/accept',
      title: 'Приглашение в компанию',
      public: true,
    },
    {
      id: 'companyDetail',
      path: '/company/:companyId',
      title: 'Управление компанией',
      guard: { session: true },
    },
  ],
  menu: [
    {
      section: 'main',
      label: 'Моя компания',
      shortLabel: 'Компания',
      path: '/company',
      when: 'companyMember',
      order: 10,
      icon: 'building',
    },
    {
      section: 'company',
      label: 'Управление компанией',
      shortLabel: 'Управление',
      path: '/company/:companyId',
      order: 10,
      icon: 'settings',
    },
    {
      section: 'company',
      label: 'Пользователи',
      path: '/company/users',
      permission: 'company_user:manage',
      order: 20,
      icon: 'users',
    },
    {
      section: 'company',
      label: 'Транзакции',
      path: '/company/transactions',
      permission: 'company:transactions',
      order: 40,
      icon: 'list',
    },
    {
      section: 'company',
      label: 'Заявки компании',
      shortLabel: 'Заявки',
      path: '/company/payment-requests',
      permission: 'company:view_payment_requests',
      order: 50,
      icon: 'receipt',
    },
  ],
  modals: [],
};

export default contract;

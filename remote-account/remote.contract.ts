import type { RemoteContract } from '@cabinet/federation/contract';

const contract: RemoteContract = {
  name: 'account',
  version: '1.0.0',
  kernel: '>=1.0 <2',
  routes: [
    { id: 'home', path: '/', title: 'Главная', guard: { session: true } },
    { id: 'account', path: '/account', title: 'Мой аккаунт', guard: { session: true } },
    { id: 'payment', path: '/payment', title: 'Пополнение счёта', guard: { session: true } },
    { id: 'finances', path: '/finances', title: 'Мои транзакции', guard: { session: true } },
    { id: 'paymentRequests', path: '/payment-requests', title: 'Мои заявки', guard: { session: true } },
    {
      id: 'paymentRequestDetail',
      path: '/payment-requests/:requestId',
      title: 'Заявка',
      guard: { session: true },
    },
  ],
  menu: [
    {
      section: 'main',
      label: 'Мой аккаунт',
      path: '/account',
      when: 'notCompanyMember',
      order: 10,
      icon: 'user',
    },
    { section: 'account', label: 'Пополнить счёт', path: '/payment', order: 10, icon: 'wallet' },
    { section: 'account', label: 'Мои транзакции', path: '/finances', order: 20, icon: 'list' },
    { section: 'account', label: 'Мои заявки', path: '/payment-requests', order: 30, icon: 'receipt' },
  ],
  modals: ['edit-profile', 'edit-avatar'],
};

export default contract;

import type { RemoteContract } from '@cabinet/federation/contract';

const contract: RemoteContract = {
  name: 'admin',
  version: '1.0.0',
  kernel: '>=1.0 <2',
  routes: [
    {
      id: 'users',
      path: '/users',
      title: 'Пользователи и роли',
      guard: { session: true, permission: 'user:manage' },
      skeleton: 'list',
      firstCalls: ['users?limit=50'],
      command: { label: 'Пользователи и роли' },
    },
  ],
  menu: [],
  modals: [],
};

export default contract;

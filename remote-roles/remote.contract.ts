import type { RemoteContract } from '@cabinet/federation/contract';

const contract: RemoteContract = {
  name: 'roles',
  version: '1.0.0',
  kernel: '>=1.0 <2',
  routes: [],
  menu: [],
  modals: [],
};

export default contract;

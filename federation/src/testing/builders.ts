import type { RegistryRemote, RemoteContract } from '../contract/index.mjs';

/** A valid contract with one private and one public route. */
export const aContract = (changes: Partial<RemoteContract> = {}): RemoteContract => ({
  name: 'orders',
  version: '1.2.3',
  kernel: '>=2.0 <3',
  routes: [
    { id: 'orders', path: '/orders', title: 'Заказы', guard: { session: true, permission: 'user:manage' } },
    { id: 'welcome', path: '/welcome', title: 'Начало', public: true },
  ],
  menu: [{ section: 'main', label: 'Заказы', path: '/orders', order: 10 }],
  modals: ['edit-order'],
  ...changes,
});

/** A valid registry entry around {@link aContract}. */
export const aRegistryRemote = (changes: Partial<RegistryRemote> = {}): RegistryRemote => ({
  name: 'orders',
  version: '1.2.3',
  build: 'abc123',
  base: '/mfe/orders/1.2.3-abc123/',
  entry: 'remoteEntry.js',
  global: 'cabinet_orders_abc123',
  integrity: { 'remoteEntry.js': 'sha384-AAAA', '12.js': 'sha384-BBBB' },
  preload: { orders: ['remoteEntry.js', '12.js'] },
  contract: aContract(),
  ...changes,
});

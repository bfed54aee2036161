import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { pageEntry } from './page-registry.mjs';

describe('pageEntry', () => {
  const route = { id: 'order', path: '/orders/:id', title: 'Заказ', guard: { session: true } } as const;
  const sample = { id: { call: 'orders?limit=1', at: 'items.0.id' } };
  const contract = aContract({ routes: [route], menu: [] });
  const entryOnly = { integrity: { 'remoteEntry.js': 'sha384-AAAA' } };

  it('leaves out what only a release and the gateway need, and nothing else', () => {
    const build = aRegistryRemote({
      contract: aContract({ routes: [{ ...route, sample }], menu: [] }),
      kernelEntries: ['ui'],
      preloadKernel: { orders: ['ui'] },
      kernelImports: { ui: ['Box'] },
    });
    const { preload: _preload, ...rest } = aRegistryRemote({ contract, kernelEntries: ['ui'] });
    expect(pageEntry(build)).toEqual({ ...rest, ...entryOnly, preload: {} });
    expect(build.contract.routes).toEqual([{ ...route, sample }]);
  });

  it('tells how the build before it is loaded, without its contract', () => {
    const former = aRegistryRemote({ build: 'old1', base: '/mfe/orders/1.2.3-old1/' });
    expect(pageEntry(aRegistryRemote({ contract }), former).former).toEqual({
      version: '1.2.3',
      build: 'old1',
      base: '/mfe/orders/1.2.3-old1/',
      entry: 'remoteEntry.js',
      global: 'cabinet_orders_abc123',
      ...entryOnly,
    });
  });
});

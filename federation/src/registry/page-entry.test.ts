import type { RemoteContract } from '../contract/index.mjs';
import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { pageEntry, withoutWords } from './page-registry.mjs';

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

describe('withoutWords', () => {
  it('leaves out what only the palette needs, and nothing else', () => {
    const command = { label: 'Новый заказ' };
    const route = { id: 'orders', path: '/orders', title: 'Заказы', public: true } as const;
    const line = { section: 'main', label: 'Заказы', path: '/orders', order: 10 } as const;
    const registry = (routes: RemoteContract['routes'], menu: RemoteContract['menu']) => ({
      schema: 1 as const,
      generatedAt: 'x',
      remotes: [aRegistryRemote({ contract: aContract({ routes, menu }) })],
    });
    const finds = [
      { title: 'Заказы', typed: 'номер', order: 1, call: 'orders', items: 'items', label: ['number'] },
    ];
    const told = registry(
      [
        { ...route, finds, commands: [{ label: 'Часть', hash: 'part' }] },
        { ...route, id: 'b', path: '/b', command: { ...command, synonyms: 'слово' } },
      ],
      [{ ...line, synonyms: 'слово' }],
    );
    expect(withoutWords(told)).toEqual(registry([route, { ...route, id: 'b', path: '/b', command }], [line]));
    expect(told.remotes[0]?.contract.menu[0]?.synonyms).toBe('слово');
  });
});

import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { pageEntry } from './page-registry.mjs';

describe('pageEntry', () => {
  it('leaves out where a check finds values for parameters, and nothing else of a route', () => {
    const route = { id: 'order', path: '/orders/:id', title: 'Заказ', guard: { session: true } } as const;
    const sample = { id: { call: 'orders?limit=1', at: 'items.0.id' } };
    const build = aRegistryRemote({ contract: aContract({ routes: [{ ...route, sample }], menu: [] }) });
    expect(pageEntry(build)).toEqual(aRegistryRemote({ contract: aContract({ routes: [route], menu: [] }) }));
    expect(build.contract.routes).toEqual([{ ...route, sample }]);
  });
});

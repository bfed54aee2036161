import { aContract, aRegistryRemote } from '@cabinet/federation/testing';
import { checkRemotes } from './check-remotes.ts';

const registryOf = (...remotes: unknown[]) => ({
  schema: 1,
  generatedAt: '2026-01-01T00:00:00.000Z',
  remotes,
});
const KERNEL = { version: '2.8.0', entries: ['ui', 'ui/table'] };
const check = (...remotes: unknown[]) => checkRemotes(registryOf(...remotes), KERNEL);

describe('checkRemotes', () => {
  it('lets a fitting remote through', () => {
    expect(check(aRegistryRemote())).toEqual([{ kind: 'ready', remote: aRegistryRemote() }]);
  });

  it('answers null for something that is no registry', () => {
    expect(checkRemotes({ remotes: [] }, KERNEL)).toBeNull();
  });

  it('sets one malformed remote aside and keeps the others', () => {
    const states = check({ name: 'broken' }, aRegistryRemote());
    expect(states?.map((state) => state.kind)).toEqual(['incompatible', 'ready']);
    expect(states?.[0]).toMatchObject({ name: 'broken', reason: 'remote.version is missing' });
  });

  it('sets a remote aside whose kernel range does not hold this kernel', () => {
    const contract = aContract({ kernel: '>=3.0 <4' });
    expect(check(aRegistryRemote({ contract }))).toEqual([
      { kind: 'incompatible', name: 'orders', reason: 'needs kernel >=3.0 <4, the host has 2.8.0' },
    ]);
  });

  it('sets a remote aside that imports an entry of the kernel which this host lacks', () => {
    expect(check(aRegistryRemote({ kernelEntries: ['ui', 'ui/charts'] }))).toEqual([
      {
        kind: 'incompatible',
        name: 'orders',
        reason: 'imports ui/charts of the kernel, which the host lacks',
      },
    ]);
    expect(check(aRegistryRemote({ kernelEntries: ['ui', 'ui/table'] }))?.[0]).toMatchObject({
      kind: 'ready',
    });
  });

  it('sets the second of two remotes with one path aside', () => {
    const second = aRegistryRemote({ name: 'billing', contract: aContract({ name: 'billing' }) });
    expect(check(aRegistryRemote(), second)?.[1]).toMatchObject({
      kind: 'incompatible',
      reason: 'the path /orders is taken',
    });
  });

  it("never lets a remote take one of the host's own paths", () => {
    const routes = [{ id: 'login', path: '/login', title: 'Вход', public: true as const }];
    expect(
      check(aRegistryRemote({ preload: {}, contract: aContract({ routes, menu: [] }) }))?.[0],
    ).toMatchObject({
      reason: 'the path /login is taken',
    });
  });
});

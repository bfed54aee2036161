import { aRegistryRemote } from '@cabinet/federation/testing';
import { waitFor } from '@testing-library/react';

Object.assign(globalThis, { __KERNEL_VERSION__: '1.0.0' });
const { importExposed } = await import('./runtime.ts');

const scripts = () => [...document.querySelectorAll('script')].map(({ src, integrity }) => [src, integrity]);

describe('importExposed', () => {
  it('never runs an entry for which the registry has no hash', async () => {
    await expect(importExposed(aRegistryRemote({ integrity: {} }), 'routes')).rejects.toThrow(
      'is not in the registry',
    );
    expect(scripts()).toEqual([]);
  });

  it('loads an entry with the hash of the registry only', async () => {
    const build = aRegistryRemote({ global: 'cabinet_orders_other', base: '/mfe/orders/1.2.3-other/' });
    const loading = importExposed(build, 'routes').catch((error: Error) => error.message);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()).toEqual([['http://localhost/mfe/orders/1.2.3-other/remoteEntry.js', 'sha384-AAAA']]);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(await loading).toContain('ScriptNetworkError');
  });
});

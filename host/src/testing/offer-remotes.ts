import type { RemoteContract } from '@cabinet/federation/contract';
import { aContract, aRegistryRemote } from '@cabinet/federation/testing';
import { initRemotes } from '../federation/remotes.ts';

/** What a test's remote offers. */
type OfferDraft = Partial<Pick<RemoteContract, 'routes' | 'menu' | 'modals'>>;

/** Puts a registry with one remote into the page and reads it, as the page does when it starts. */
export async function offerRemotes({ routes = [], menu = [], modals = [] }: OfferDraft): Promise<void> {
  Object.assign(globalThis, { __KERNEL_VERSION__: '2.0.0', __KERNEL_ENTRIES__: ['ui'] });
  document.getElementById('registry')?.remove();
  const contract = aContract({ kernel: '>=2.0 <3', routes, menu, modals });
  const block = document.createElement('script');
  block.id = 'registry';
  block.type = 'application/json';
  block.textContent = JSON.stringify({
    schema: 1,
    generatedAt: '2026-01-01T00:00:00.000Z',
    remotes: [aRegistryRemote({ contract })],
  });
  document.head.append(block);
  await initRemotes();
}

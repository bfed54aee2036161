import type { ProvidedKernel } from '@cabinet/federation/contract';

/** What remotes find in this host. */
export const providedKernel = (): ProvidedKernel => ({
  version: __KERNEL_VERSION__,
  entries: __KERNEL_ENTRIES__,
});

import type { ProvidedKernel } from '@cabinet/federation/contract';
import { isPermission } from '@cabinet/kernel/core/permissions';

/** What remotes find in this host. */
export const providedKernel = (): ProvidedKernel => ({
  version: __KERNEL_VERSION__,
  entries: __KERNEL_ENTRIES__,
  isPermission,
});

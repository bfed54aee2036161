import { useSyncExternalStore } from 'react';
import { isToasterNeeded, onEnqueued } from '../../notify/notification-queue.ts';
import { useLazyPart } from '../use-lazy-part.ts';

const importToaster = () => import('./toaster.tsx');

/**
 * The place of the toasts, once, at the root; the toaster itself loads with the first toast. One that cannot be loaded,
 * as without a network, shows what has waited when the network returns.
 */
export function NotifyRegion() {
  const isNeeded = useSyncExternalStore(onEnqueued, isToasterNeeded, () => false);
  const Toaster = useLazyPart(importToaster, { isWanted: isNeeded });
  return Toaster && <Toaster />;
}

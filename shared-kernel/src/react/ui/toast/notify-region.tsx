import { useSyncExternalStore } from 'react';
import { isToasterNeeded, onEnqueued } from '../../notify/notification-queue.ts';
import { useLazyPart } from '../use-lazy-part.ts';

const importToaster = () => import('./toaster.tsx');

/**
 * The place of the toasts, once, at the root. The toaster itself is loaded with the first toast. If that fails, as
 * without a network, it shows what has waited when the network returns.
 */
export function NotifyRegion() {
  const isNeeded = useSyncExternalStore(onEnqueued, isToasterNeeded, () => false);
  const Toaster = useLazyPart(importToaster, { isWanted: isNeeded });
  return Toaster && <Toaster />;
}

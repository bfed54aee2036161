import { MOBILE_BREAKPOINT_PX } from '@cabinet/kernel/core/contract';
import { useSyncExternalStore } from 'react';

const QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const isNarrow = () => window.matchMedia?.(QUERY).matches ?? false;

/** Below 768 px the sidebar becomes a bottom bar (product §2.4). Only one of the two is ever in the page. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

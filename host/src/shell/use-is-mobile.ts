import { useSyncExternalStore } from 'react';
import { isNarrowPage, onNarrowPageChange } from './narrow-page.ts';

/** Below 768 px the sidebar becomes a bottom bar (product §2.4). Only one of the two is ever in the page. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(onNarrowPageChange, isNarrowPage);
}

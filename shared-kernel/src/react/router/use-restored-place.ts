import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';

/** How far down the page was when it was left, in px; 0 for a page that is opened, and not loaded again or come back to. */
export function useRestoredPlace(): number {
  const place = useContext(RouterState)?.restoreScrollPosition;
  return typeof place === 'number' ? place : 0;
}

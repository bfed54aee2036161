import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker as useRouterBlocker } from 'react-router-dom';
import { askBelowLayers } from './back-layers.ts';

/**
 * The router's `useBlocker`; the dialog that asks adds no history step of its own, because going back may be what it
 * asks about.
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const blocker = useRouterBlocker(shouldBlock);
  const isBlocked = blocker.state === 'blocked';
  useEffect(
    function tellQuestion() {
      return isBlocked ? askBelowLayers() : undefined;
    },
    [isBlocked],
  );
  return blocker;
}

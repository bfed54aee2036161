import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker as useRouterBlocker } from 'react-router-dom';
import { askBelowLayers } from './back-layers.ts';

/**
 * The router's `useBlocker`. The dialog that asks adds no history step of its own, because the question may be about
 * going back.
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

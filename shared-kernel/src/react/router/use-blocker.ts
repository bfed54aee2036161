import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker as useRouterBlocker } from 'react-router-dom';
import { askBelowLayers } from './back-layers.ts';

/** The router's `useBlocker`; the dialog that asks adds no step of its own to the way back, which it may be about. */
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

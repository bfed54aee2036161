import { useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { QUERY_CACHE_MS } from '../../core/contract/limits.ts';
import { isSessionHeldAtom } from '../session/session-atoms.ts';
import { RETRIES } from './retry-queries.ts';
import { swrCache } from './swr-cache.ts';

const QUERY_DEFAULTS = {
  provider: () => swrCache,
  dedupingInterval: QUERY_CACHE_MS,
  ...RETRIES,
};

/**
 * Gives the query hooks below it the one cache and the cabinet's defaults. The hooks are silent while the session is
 * held.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const defaults = useMemo(
    () => ({ ...QUERY_DEFAULTS, isPaused: () => store.get(isSessionHeldAtom) }),
    [store],
  );
  return <SWRConfig value={defaults}>{children}</SWRConfig>;
}

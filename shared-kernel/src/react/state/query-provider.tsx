import { useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { QUERY_CACHE_MS } from '../../core/contract/limits.ts';
import { ApiError } from '../http/api-error.ts';
import { isSessionHeldAtom } from '../session/session-atoms.ts';
import { swrCache } from './swr-cache.ts';

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

const QUERY_DEFAULTS = {
  provider: () => swrCache,
  dedupingInterval: QUERY_CACHE_MS,
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 2,
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

import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { QUERY_CACHE_MS } from '../../core/contract/limits.ts';
import { ApiError } from '../http/api-error.ts';
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

/** Gives the query hooks below it the one cache and the cabinet's defaults. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={QUERY_DEFAULTS}>{children}</SWRConfig>;
}

import type { SWRConfiguration } from 'swr';
import { ApiError } from '../http/api-error.ts';
import { onQueryCacheCleared } from '../store/query-cache.ts';
import { retryInSight } from './retry-in-sight.ts';

const waiting = new Map<string, () => void>();

onQueryCacheCleared(() => {
  for (const callOff of waiting.values()) callOff();
  waiting.clear();
});

/** A refusal stays one, however often it is asked for; a limit of requests has a countdown of its own. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/**
 * How a question that failed is asked again. Each has one next try, whoever has asked last: a press on «Попробовать
 * снова» begins the pauses anew.
 */
export const RETRIES: Pick<SWRConfiguration, 'shouldRetryOnError' | 'onErrorRetry'> = {
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry(_error, key, _config, revalidate, { retryCount, dedupe }) {
    waiting.get(key)?.();
    const ask = () => {
      waiting.delete(key);
      void revalidate({ retryCount, dedupe });
    };
    waiting.set(key, retryInSight(ask, retryCount));
  },
};

/** What the query library keeps for one key; only the library looks inside. */
export type QueryCacheEntry = Record<string, unknown>;

/** The one cache of server answers on the page. It knows nothing of SWR, so the session may empty it cheaply. */
export const queryCache = new Map<string, QueryCacheEntry>();

const resumeListeners = new Set<() => void>();
const clearListeners = new Set<() => void>();

/** Runs `listener` just before the cache is emptied. */
export function onQueryCacheCleared(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => clearListeners.delete(listener);
}

/** Forgets every answer, because the next person at this browser must not see the last one's data. */
export function clearQueryCache(): void {
  for (const listener of clearListeners) listener();
  queryCache.clear();
}

/** Runs `listener` when answers may be asked for again after a pause. */
export function onQueriesResumed(listener: () => void): () => void {
  resumeListeners.add(listener);
  return () => resumeListeners.delete(listener);
}

/** Ends a pause, so that the page requests what it has missed. */
export function resumeQueries(): void {
  for (const listener of resumeListeners) listener();
}

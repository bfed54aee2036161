import type { Cache, ScopedMutator } from 'swr';
import { initCache } from 'swr/_internal';
import { onQueriesResumed, onQueryCacheCleared, queryCache } from '../store/query-cache.ts';

/**
 * The query cache as SWR takes it. It is initialised at module level on purpose: a cache that an `SWRConfig`
 * initialises is torn down when that component unmounts, and every other provider over it goes silent.
 */
export const swrCache: Cache = queryCache;

const [, scopedMutate, , , unload] = initCache(swrCache) ?? [];

// Answers that are still on their way belong to the previous session, so SWR's own unload drops them.
onQueryCacheCleared(() => unload?.({ revalidate: false }));

function missingCache(): never {
  throw new Error('The query cache was initialised without a mutator.');
}

/** Writes to keys of the one query cache, or revalidates them, from outside a component. */
export const mutate: ScopedMutator = scopedMutate ?? missingCache;

onQueriesResumed(() => void mutate(() => true));

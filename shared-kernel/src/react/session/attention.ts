import type { Data } from '../http/calls.ts';
import { get } from '../http/methods.ts';
import { type SWRConfiguration, useSWR } from '../state/swr.ts';
import { mutate } from '../state/swr-cache.ts';

/** What waits for the person, with how many of each (product §12.8). */
export type AttentionItem = Data<'GET users/me/attention'>['items'][number];

const KEY = 'attention';

/** Asks what waits for the person. Whoever asks shares one answer, which is asked for again after each write. */
export function useAttention(options: Pick<SWRConfiguration, 'refreshInterval' | 'revalidateIfStale'> = {}) {
  return useSWR(KEY, () => get('users/me/attention'), { revalidateOnFocus: false, ...options });
}

/** Several writes in a row are one reason to ask. */
const SETTLE_MS = 400;

/**
 * What hears of writes: whatever was done may have been what was waited for. Signing in and out is nothing of the kind,
 * and where nobody shows what waits nothing is asked.
 */
export function followWrites() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    onWritten(address: string) {
      if (address.startsWith('auth/')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void mutate(KEY), SETTLE_MS);
    },
  };
}

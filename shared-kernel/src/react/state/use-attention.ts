import { useEffect, useState } from 'react';
import { API_BASE_PATH } from '../http/api-base.ts';
import type { Data } from '../http/calls.ts';
import { hasEarlyAnswer } from '../http/early-answers.ts';
import { listenToWrites } from '../http/http-events.ts';
import { get } from '../http/methods.ts';
import { type SWRConfiguration, useSWR } from './swr.ts';
import { mutate } from './swr-cache.ts';

/** What waits for the person, with how many of each (product §12.8). */
export type AttentionItem = Data<'GET users/me/attention'>['items'][number];

const KEY = 'attention';
/** Several writes in a row are one reason to ask. */
const SETTLE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whatever was done may have been what was waited for. Signing in and out is nothing of the kind. */
function askAfter(address: string): void {
  if (address.startsWith('auth/')) return;
  clearTimeout(timer);
  timer = setTimeout(() => void mutate(KEY), SETTLE_MS);
}

/**
 * Asks what waits for the person. Whoever asks shares one answer, which is asked for again after each write of the page.
 * `isOnItsWay` says that the page has asked ahead and is about to know: a screen that shows it first waits for that.
 */
export function useAttention(options: Pick<SWRConfiguration, 'revalidateIfStale'> = {}) {
  useEffect(function followWrites() {
    return listenToWrites(askAfter);
  }, []);
  const [isExpected] = useState(() => hasEarlyAnswer(`${API_BASE_PATH}users/me/attention`));
  const {
    data,
    error,
    mutate: askAgain,
  } = useSWR(KEY, () => get('users/me/attention'), {
    revalidateOnFocus: false,
    ...options,
  });
  const isOnItsWay = isExpected && data === undefined && error === undefined;
  return { data, error, mutate: askAgain, isOnItsWay };
}

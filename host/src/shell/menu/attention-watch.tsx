import { isFactorDue, isSessionHeldAtom, rateLimitAtom, useCurrentUser } from '@cabinet/kernel/session';
import { QueryProvider, useAttention, useSetAtom, useStore } from '@cabinet/kernel/state';
import { useEffect, useState } from 'react';
import { askInSight } from '../../page/ask-in-sight.ts';
import { whenIdle } from '../../page/when-idle.ts';
import { attentionAtom } from './attention-atom.ts';

/** Somebody else's deed is seen so much later at the latest; one's own is seen at once. */
const ATTENTION_REFRESH_MS = 120_000;

const NOTHING = [] as const;

/** Takes over what a screen has asked already, and asks again in sight, as long as there is a session to ask with. */
function Watch() {
  const { data, mutate } = useAttention({ revalidateIfStale: false });
  const setAttention = useSetAtom(attentionAtom);
  const store = useStore();
  useEffect(
    function poll() {
      const isPaused = () => store.get(isSessionHeldAtom) || store.get(rateLimitAtom).isRateLimited;
      return askInSight(() => !isPaused() && mutate(), { everyMs: ATTENTION_REFRESH_MS });
    },
    [store, mutate],
  );
  useEffect(
    function tellMenu() {
      setAttention(data?.items ?? NOTHING);
      return () => setAttention(NOTHING);
    },
    [data, setAttention],
  );
  return null;
}

/** Tells the menu what waits for the person, once the first view has settled (product §2.5). */
export function AttentionWatch() {
  const user = useCurrentUser();
  const [isIdle, setIdle] = useState(false);
  useEffect(function beginWhenIdle() {
    return whenIdle(() => setIdle(true));
  }, []);
  if (!isIdle || (user !== null && isFactorDue(user))) return null;
  return (
    // The shell stands outside of the screens' one, and their writes are to reach it.
    <QueryProvider>
      <Watch />
    </QueryProvider>
  );
}

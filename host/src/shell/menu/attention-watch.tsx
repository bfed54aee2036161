import { useAttention, useSetAtom } from '@cabinet/kernel/state';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';
import { attentionAtom } from './attention-atom.ts';

/** Somebody else's deed is seen so much later at the latest; one's own is seen at once. */
const ATTENTION_REFRESH_MS = 120_000;

const NOTHING = [] as const;

/** Asks again only in sight and online, as the queries do by themselves; what a screen has asked already it takes over. */
function Watch() {
  const { data } = useAttention({ refreshInterval: ATTENTION_REFRESH_MS, revalidateIfStale: false });
  const setAttention = useSetAtom(attentionAtom);
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
  const [isIdle, setIdle] = useState(false);
  useEffect(function beginWhenIdle() {
    return whenIdle(() => setIdle(true));
  }, []);
  return isIdle ? <Watch /> : null;
}

import { balanceStatusAtom, refreshBalanceAtom } from '@cabinet/kernel/session';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 2_000;

/** What the badge says about the sum that it shows. */
export type BalanceNews = 'loading' | 'stale' | 'updated' | 'idle';

/** Asks the server for the balance, and says for two seconds that it answered. */
export function useBalanceRefresh(): { readonly news: BalanceNews; askAgain(): Promise<void> } {
  const { isLoading, isStale } = useAtomValue(balanceStatusAtom);
  const refresh = useSetAtom(refreshBalanceAtom);
  const [isConfirmed, setConfirmed] = useState(false);

  useEffect(
    function endConfirmation() {
      if (!isConfirmed) return;
      const timer = setTimeout(() => setConfirmed(false), CONFIRMATION_MS);
      return () => clearTimeout(timer);
    },
    [isConfirmed],
  );

  async function askAgain() {
    setConfirmed(await refresh());
  }
  const settled = isConfirmed ? 'updated' : 'idle';
  return { news: isLoading ? 'loading' : isStale ? 'stale' : settled, askAgain };
}

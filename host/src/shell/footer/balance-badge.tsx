import { briefAmount, formatAmount, MONEY_HOVER_DIGITS } from '@cabinet/kernel/core/amount';
import { accountAtom, canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { VisuallyHidden } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { BalanceButton, STALE } from './balance-button.tsx';
import { type BalanceNews, useBalanceRefresh } from './use-balance-refresh.ts';

const ANNOUNCED: Partial<Record<BalanceNews, string>> = { stale: STALE, updated: 'Баланс обновлён' };

/** The balance; a press asks the server again. Hovering or focusing it shows six decimals (product §2.6, §9.4). */
export function BalanceBadge({ isCompact = false }: { readonly isCompact?: boolean }) {
  const user = useCurrentUser();
  const { balance } = useAtomValue(accountAtom);
  const { news, askAgain } = useBalanceRefresh();
  const [isNear, setNear] = useState(false);
  if (user === null || !canSeeBalance(user)) return null;

  return (
    <>
      <BalanceButton
        sum={balance === null ? '—' : formatAmount(balance, isNear ? { digits: MONEY_HOVER_DIGITS } : {})}
        brief={balance === null ? '—' : briefAmount(balance)}
        news={news}
        isNear={isNear}
        isCompact={isCompact}
        onClick={() => void askAgain()}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      />
      <VisuallyHidden role="status">{ANNOUNCED[news]}</VisuallyHidden>
    </>
  );
}

import { briefAmount, formatAmount, MONEY_HOVER_DIGITS } from '@cabinet/kernel/core/amount';
import { accountAtom, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { VisuallyHidden } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { BalanceButton } from './balance-button.tsx';
import { shownMoney } from './shown-money.ts';
import { type BalanceNews, useBalanceRefresh } from './use-balance-refresh.ts';

/** What a screen reader is told, by which word. */
const ANNOUNCED: Partial<Record<BalanceNews, 'stale' | 'updated'>> = { stale: 'stale', updated: 'updated' };

/**
 * The balance, or what a cap leaves of it; a press asks the server again. Hovering or focusing it shows six decimals
 * (product §2.6, §9.4).
 */
export function BalanceBadge({ isCompact = false }: { readonly isCompact?: boolean }) {
  const user = useCurrentUser();
  const account = useAtomValue(accountAtom);
  const { news, askAgain } = useBalanceRefresh();
  const [isNear, setNear] = useState(false);
  const money = user === null ? null : shownMoney(user, account);
  if (money === null) return null;
  const { sum, words } = money;
  const announced = ANNOUNCED[news];

  return (
    <>
      <BalanceButton
        words={words}
        sum={sum === null ? '—' : formatAmount(sum, isNear ? { digits: MONEY_HOVER_DIGITS } : {})}
        brief={sum === null ? '—' : briefAmount(Number(sum))}
        news={news}
        isNear={isNear}
        isCompact={isCompact}
        onClick={() => void askAgain()}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      />
      <VisuallyHidden role="status">{announced && words[announced]}</VisuallyHidden>
    </>
  );
}

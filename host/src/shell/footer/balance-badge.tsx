import { accountAtom, canSeeBalance, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import {
  AlertIcon,
  CheckIcon,
  chakra,
  RefreshIcon,
  Skeleton,
  Text,
  useLazyPart,
  VisuallyHidden,
  WalletIcon,
} from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type BalanceNews, useBalanceRefresh } from './use-balance-refresh.ts';

const importAmount = () => import(/* webpackChunkName: "balance" */ './balance-amount.tsx');

const Badge = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    position: 'relative',
    width: 'full',
    minHeight: '12',
    paddingInline: '2.5',
    borderRadius: 'l2',
    background: 'bg.muted',
    textAlign: 'start',
    cursor: 'button',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    _hover: { background: 'bg.emphasized' },
  },
});

/** As wide as most sums, so that nothing moves when the sum arrives. */
const Sum = /* @__PURE__ */ chakra('span', { base: { display: 'block', minWidth: '28' } });

/** Beside the icon of a collapsed sidebar, while the badge is hovered or focused. */
const Flyout = /* @__PURE__ */ chakra('span', {
  base: {
    layerStyle: 'card',
    position: 'absolute',
    insetStart: 'calc(100% + 0.75rem)',
    zIndex: 'dropdown',
    boxShadow: 'lg',
    paddingInline: '3',
    paddingBlock: '1.5',
    whiteSpace: 'nowrap',
  },
});

const STALE = 'Не удалось обновить баланс. Показана последняя известная сумма.';

const ICONS: Readonly<Record<BalanceNews, React.ReactNode>> = {
  loading: <RefreshIcon boxSize="5" color="fg.muted" animation="spin" />,
  stale: <AlertIcon boxSize="5" color="fg.warning" />,
  updated: <CheckIcon boxSize="5" color="fg.success" />,
  idle: <WalletIcon boxSize="5" color="fg.muted" />,
};

const ANNOUNCED: Partial<Record<BalanceNews, string>> = { stale: STALE, updated: 'Баланс обновлён' };

/** The balance; a press asks the server again. Hovering or focusing it shows six decimals (product §2.6, §9.4). */
export function BalanceBadge({ isCompact = false }: { readonly isCompact?: boolean }) {
  const user = useCurrentUser();
  const { balance } = useAtomValue(accountAtom);
  const { news, askAgain } = useBalanceRefresh();
  const [isNear, setNear] = useState(false);
  const isShown = user !== null && canSeeBalance(user);
  const BalanceAmount = useLazyPart(importAmount, { isWanted: isShown });
  if (!isShown) return null;

  const isStale = news === 'stale';
  const SumFrame = !isCompact ? Sum : isNear ? Flyout : VisuallyHidden;
  return (
    <>
      <Badge
        type="button"
        aria-busy={news === 'loading'}
        title={isStale ? STALE : 'Обновить баланс'}
        onClick={() => void askAgain()}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        justifyContent={isCompact ? 'center' : undefined}
      >
        {ICONS[news]}
        <SumFrame>
          <Text as="span" display="block" textStyle="xs" color={isStale ? 'fg.warning' : 'fg.muted'}>
            {isStale ? 'Баланс не обновлён' : 'Баланс'}
          </Text>
          {balance === null ? (
            '—'
          ) : BalanceAmount === null ? (
            <Skeleton as="span" display="block" height="6" width="24" />
          ) : (
            <BalanceAmount balance={balance} isPrecise={isNear} />
          )}
        </SumFrame>
      </Badge>
      <VisuallyHidden role="status">{ANNOUNCED[news]}</VisuallyHidden>
    </>
  );
}

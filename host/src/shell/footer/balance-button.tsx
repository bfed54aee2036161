import {
  AlertIcon,
  CheckIcon,
  chakra,
  RefreshIcon,
  Text,
  VisuallyHidden,
  WalletIcon,
} from '@cabinet/kernel/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { MoneyWords } from './shown-money.ts';
import type { BalanceNews } from './use-balance-refresh.ts';

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

const ICONS: Readonly<Record<BalanceNews, ReactNode>> = {
  loading: <RefreshIcon boxSize="5" color="fg.muted" animation="spin" />,
  stale: <AlertIcon boxSize="5" color="fg.warning" />,
  updated: <CheckIcon boxSize="5" color="fg.success" />,
  idle: <WalletIcon boxSize="5" color="fg.muted" />,
};

/** In the collapsed sidebar the sum stands under the icon, and a debt of billions takes more room than an icon does. */
const COMPACT = {
  flexDirection: 'column',
  gap: '0.5',
  width: 'auto',
  marginInline: '-2',
  paddingInline: '0',
  paddingBlock: '1.5',
} as const;

interface BalanceButtonProps extends ComponentProps<typeof Badge> {
  readonly words: Pick<MoneyWords, 'label' | 'action' | 'staleLabel' | 'stale'>;
  /** The sum as it is written. */
  readonly sum: string;
  /** The same where there is room for five signs. */
  readonly brief: string;
  readonly news: BalanceNews;
  /** Hovered or focused. */
  readonly isNear: boolean;
  readonly isCompact: boolean;
}

/** How the badge looks. */
export function BalanceButton({ words, sum, brief, news, isNear, isCompact, ...rest }: BalanceButtonProps) {
  const isStale = news === 'stale';
  const SumFrame = !isCompact ? Sum : isNear ? Flyout : VisuallyHidden;
  return (
    <Badge
      type="button"
      data-badge=""
      aria-busy={news === 'loading'}
      title={isStale ? words.stale : words.action}
      {...(isCompact && COMPACT)}
      {...rest}
    >
      {ICONS[news]}
      {isCompact && (
        <Text
          as="span"
          data-fill="brief-balance"
          aria-hidden
          textStyle="2xs"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {brief}
        </Text>
      )}
      <SumFrame>
        <Text
          as="span"
          data-fill="balance-label"
          display="block"
          textStyle="xs"
          color={isStale ? 'fg.warning' : 'fg.muted'}
        >
          {isStale ? words.staleLabel : words.label}
        </Text>
        <Text as="span" data-fill="balance" textStyle="money" fontWeight="semibold">
          {sum}
        </Text>
      </SumFrame>
    </Badge>
  );
}

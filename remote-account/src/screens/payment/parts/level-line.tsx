import { tierName } from '@cabinet/kernel/core/payments';
import type { TierProgress } from '@cabinet/kernel/session';
import { Badge, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { tierGift } from '../../../lib/tier-gift.ts';
import { SummaryLine } from './summary-line.tsx';

/** What is said of the level before a payment and after it. */
const WORDS = {
  ahead: {
    term: 'Уровень после оплаты',
    remains: 'останется',
    gift: (gift: string) => `${gift} после оплаты`,
  },
  reached: {
    term: 'Уровень',
    remains: 'осталось',
    gift: (gift: string) => `С этого момента: ${gift.toLowerCase()}`,
  },
} as const;

interface LevelLineProps {
  /** Whether the payment is still to come or has been made. */
  readonly time: keyof typeof WORDS;
  /** The level before the payment, where it is known. */
  readonly before: string | null;
  readonly after: string;
  readonly progress: TierProgress | null;
}

/** The level that a payment leads to, what it gives when it is a new one, and how far the next one is. */
export function LevelLine({ time, before, after, progress }: LevelLineProps) {
  const { term, remains, gift } = WORDS[time];
  const isNew = before !== null && before !== after;
  const next = progress?.nextTier ?? null;
  return (
    <Stack gap="2">
      <Stack as="dl">
        <SummaryLine term={term}>
          <Badge colorPalette={isNew ? 'green' : 'gray'}>
            {isNew ? `${tierName(before)} → ${tierName(after)}` : tierName(after)}
          </Badge>
        </SummaryLine>
      </Stack>
      {isNew && progress !== null && (
        <Text textStyle="sm" fontWeight="medium">
          {gift(tierGift(progress.multiplier))}
        </Text>
      )}
      {progress !== null && next !== null && (
        <>
          <ProgressBar label={`До уровня «${tierName(next)}»`} percent={progress.percent} size="sm" />
          <Text textStyle="xs" color="fg.muted">
            <span>{`До уровня «${tierName(next)}» ${remains} `}</span>
            <MoneyText value={progress.remaining} />
          </Text>
        </>
      )}
    </Stack>
  );
}

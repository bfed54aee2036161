import { tierName } from '@cabinet/kernel/core/payments';
import type { TierProgress } from '@cabinet/kernel/session';
import { Badge, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { SummaryLine } from './summary-line.tsx';

interface LevelLineProps {
  readonly term: string;
  /** The level before the payment, where it is known. */
  readonly before: string | null;
  readonly after: string;
  readonly progress: TierProgress | null;
}

/** The level that a payment leads to, whether it is a new one, and how far the next one is. */
export function LevelLine({ term, before, after, progress }: LevelLineProps) {
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
      {progress !== null && next !== null && (
        <>
          <ProgressBar label={`До уровня «${tierName(next)}»`} percent={progress.percent} size="sm" />
          <Text textStyle="xs" color="fg.muted">
            До уровня «{tierName(next)}» останется <MoneyText value={progress.remaining} />
          </Text>
        </>
      )}
    </Stack>
  );
}

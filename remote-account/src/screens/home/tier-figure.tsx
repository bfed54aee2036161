import { formatAmount } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import type { TierProgress } from '@cabinet/kernel/session';
import { Badge, Box, Button, ProgressBar, Text, useLazyDialog } from '@cabinet/kernel/ui';
import { tierGift } from '../../lib/tier-gift.ts';
import { Figure } from './figure.tsx';

const importTiers = () => import('./tiers-dialog.tsx');

function progressText({ nextTier, remaining }: TierProgress): string {
  if (nextTier === null) return 'Это высший уровень: у вас самые выгодные ставки';
  return `До уровня «${tierName(nextTier)}» осталось ${formatAmount(remaining)}`;
}

/** The tier of the account, what it gives and how far the next one is. */
export function TierFigure({ progress }: { readonly progress: TierProgress }) {
  const tiers = useLazyDialog(importTiers, { progress });
  const text = progressText(progress);
  return (
    <Figure
      title="Уровень"
      action={
        <Button variant="ghost" size="xs" marginEnd="-2" busy={tiers.isComing} onClick={() => tiers.ask({})}>
          Все уровни
        </Button>
      }
      value={
        <>
          <span>{tierName(progress.tier)}</span>
          <Badge>{tierGift(progress.multiplier)}</Badge>
        </>
      }
    >
      <Box py="1">
        <ProgressBar label="Путь к следующему уровню" percent={progress.percent} valueText={text} size="sm" />
      </Box>
      <Text>{text}</Text>
      {tiers.element}
    </Figure>
  );
}

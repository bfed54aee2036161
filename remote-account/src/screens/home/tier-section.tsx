import { formatAmount } from '@cabinet/kernel/core/amount';
import type { TierProgress } from '@cabinet/kernel/session';
import { Flex, ProgressBar, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { tierName } from '../../lib/tier-name.ts';

function progressText({ nextTier, remaining }: TierProgress): string {
  if (nextTier === null) return 'Это высший уровень: у вас самые выгодные ставки';
  return `До уровня «${tierName(nextTier)}» осталось ${formatAmount(remaining ?? '0')}`;
}

export function TierSection({ progress }: { readonly progress: TierProgress }) {
  const text = progressText(progress);
  return (
    <SectionCard title="Уровень">
      <Stack gap="3">
        <Text textStyle="2xl" fontWeight="semibold">
          {tierName(progress.tier)}
        </Text>
        <ProgressBar label="Путь к следующему уровню" percent={progress.percent} valueText={text} />
        <Text textStyle="sm" color="fg.muted">
          {text}
        </Text>
        <Flex justify="space-between" columnGap="4" rowGap="0.5" wrap="wrap" textStyle="sm">
          <Text color="fg.muted">Пополнено всего</Text>
          <Text textStyle="money">{formatAmount(progress.spent)}</Text>
        </Flex>
      </Stack>
    </SectionCard>
  );
}

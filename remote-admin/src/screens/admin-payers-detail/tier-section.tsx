import { formatAmount } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { usePermission } from '@cabinet/kernel/session';
import { Button, formatDate, ProgressBar, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { TierText } from '../../components/payer/tier-text.tsx';
import { nameOf } from '../../lib/names.ts';

interface TierSectionProps {
  readonly payer: AdminPayerDetail;
  readonly onTier: () => void;
}

function ManualTier({ tierState: { manual, automatic } }: AdminPayerDetail) {
  const by = manual?.by ? `${nameOf(manual.by)}, ` : '';
  return (
    <Stack gap="1">
      {manual !== null && (
        <Text>{`${by}${formatDate(manual.at)}${manual.reason === null ? '' : `: ${manual.reason}`}`}</Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {`От пополнений не меняется. Без ручного был бы «${tierName(automatic)}».`}
      </Text>
    </Stack>
  );
}

function AutomaticTier({ tierState: { progress } }: AdminPayerDetail) {
  const { nextTier, percent, remaining } = progress;
  if (nextTier === null) return <Text color="fg.muted">По пополнениям. Выше уровня нет.</Text>;
  return (
    <Stack gap="2">
      <ProgressBar label={`До уровня «${tierName(nextTier)}»`} percent={percent} />
      <Text color="fg.muted">
        {`По пополнениям. До уровня «${tierName(nextTier)}» осталось ${formatAmount(remaining)}.`}
      </Text>
    </Stack>
  );
}

/** Which tier an account has, and where it comes from. */
export function TierSection({ payer, onTier }: TierSectionProps) {
  const maySetTier = usePermission('rate_correction:manage');
  const { multiplier } = payer.tierState.progress;
  return (
    <SectionCard
      title="Уровень"
      actions={
        maySetTier && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onTier}>
            Изменить уровень
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Text fontWeight="semibold" textStyle="lg">
          <TierText payer={payer} />
          <span>{`, запросы по ×${multiplier.replace('.', ',')}`}</span>
        </Text>
        {payer.tierIsManual ? <ManualTier {...payer} /> : <AutomaticTier {...payer} />}
      </Stack>
    </SectionCard>
  );
}

import { moscowText } from '@cabinet/kernel/core/calendar';
import { Text } from '@cabinet/kernel/ui';
import type { CorrectionOptions, TierPayer } from '../../../api/rate-corrections.ts';

interface CurrentTierProps {
  readonly payer: TierPayer | undefined;
  readonly tiers: CorrectionOptions['tiers'];
}

function sourceText({ tierIsManual, tierSetBy, tierSetAt, tierReason }: TierPayer): string {
  if (!tierIsManual) return 'по сумме пополнений';
  const who = [tierSetBy?.displayName, tierSetAt && moscowText(tierSetAt, 'datetime')]
    .filter(Boolean)
    .join(', ');
  return ['вручную', who && `(${who})`, tierReason && `— ${tierReason}`].filter(Boolean).join(' ');
}

/** Which tier a payer has now, and where it comes from. */
export function CurrentTier({ payer, tiers }: CurrentTierProps) {
  if (payer === undefined) return null;
  const name = tiers.find(({ code }) => code === payer.tier)?.name ?? payer.tier;
  return (
    <Text role="status" textStyle="sm" color="fg.muted">
      {`Сейчас: ${name}, ${sourceText(payer)}. Заданный вручную уровень пополнения не меняют.`}
    </Text>
  );
}

import { Text } from '@cabinet/kernel/ui';
import type { CorrectionOptions, TierPayer } from '../../../api/rate-corrections.ts';
import { moscowMoment } from '../moscow-time.ts';

interface CurrentTierProps {
  readonly payer: TierPayer | undefined;
  readonly tiers: CorrectionOptions['tiers'];
}

function sourceText({ tierIsManual, tierSetBy, tierSetAt, tierReason }: TierPayer): string {
  if (!tierIsManual) return 'по сумме пополнений';
  const who = [tierSetBy?.displayName, tierSetAt && moscowMoment(tierSetAt)].filter(Boolean).join(', ');
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

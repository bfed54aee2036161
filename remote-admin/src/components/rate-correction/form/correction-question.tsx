import { CostChange, payersText, requestsText } from '@cabinet/access';
import { tierName } from '@cabinet/kernel/core/payments';
import { Banner, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type Correction, type Impact, useDraftImpact } from '../../../api/rate-corrections.ts';
import { type CorrectionValues, draftOf } from '../correction-values.ts';
import { SCOPE_LABELS } from '../correction-words.ts';
import { percentOfMultiplier } from '../multiplier.ts';

interface CorrectionQuestionProps {
  readonly values: CorrectionValues;
  readonly saved: Correction | null;
  readonly isForTwo: boolean;
  readonly isOpen: boolean;
  readonly onAnswer: (isAllowed: boolean) => void;
}

/** Whose price becomes what: «×0,9 (−10 %): Модель gpt-5, уровень «Про», сразу». */
function deedText({ type, value, audience, tier, multiplier, start }: CorrectionValues): string {
  const scope = type === 'all' ? SCOPE_LABELS.all : `${SCOPE_LABELS[type]} ${value}`;
  const target = { all: 'все плательщики', tier: `уровень «${tierName(tier)}»`, payer: 'один плательщик' };
  const when = start === 'now' ? 'сразу' : 'с выбранного времени';
  return `×${multiplier} (${percentOfMultiplier(multiplier)} %): ${scope}, ${target[audience]}, ${when}.`;
}

function Past({ impact, isOnePayer }: { readonly impact: Impact; readonly isOnePayer: boolean }) {
  const { days, charges, payersCount, payers } = impact;
  if (charges === 0) return <Text>{`За ${days} дней она не изменила бы ни одного запроса.`}</Text>;
  const whose = isOnePayer && payers[0] ? `, платит ${payers[0].name}` : ` у ${payersText(payersCount)}`;
  return (
    <Text>
      <span>{`За ${days} дней: ${requestsText(charges)}${whose}. `}</span>
      <CostChange impact={impact} condition="с ней" />
    </Text>
  );
}

/** Asks before a correction is saved: whose price it changes, and what the last days would have cost. */
export function CorrectionQuestion({ values, saved, isForTwo, isOpen, onAnswer }: CorrectionQuestionProps) {
  const impact = useDraftImpact(draftOf(values, saved));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      onConfirm={async () => onAnswer(true)}
      title={isForTwo ? 'Предложить корректировку?' : 'Назначить корректировку?'}
      confirmLabel={isForTwo ? 'Предложить корректировку' : 'Назначить корректировку'}
      cancelLabel="Вернуться"
    >
      <Stack gap="3">
        <Text fontWeight="medium">{deedText(values)}</Text>
        <Stack role="status" gap="0">
          {impact.data !== undefined && (
            <Past impact={impact.data} isOnePayer={values.audience === 'payer'} />
          )}
          {impact.data === undefined && impact.error === undefined && <Skeleton height="3rem" aria-busy />}
          {impact.data === undefined && impact.error !== undefined && (
            <Banner tone="warning" onRetry={() => void impact.mutate()} isRetrying={impact.isValidating}>
              Не удалось узнать, кого это затронет.
            </Banner>
          )}
        </Stack>
        <Text textStyle="sm" color="fg.muted">
          {`Причина: ${values.reason.trim()}. Списанное не пересчитывается.`}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

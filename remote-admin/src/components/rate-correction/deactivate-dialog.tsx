import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { textProblem, tidyLine } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Banner, Field, Skeleton, Stack, Text, Textarea } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useMemo, useState } from 'react';
import {
  type Correction,
  deactivateCorrection,
  useCorrectionOptions,
  useDraftOverlaps,
  useIsOwnPayer,
} from '../../api/rate-corrections.ts';
import { savedDraft } from './correction-values.ts';
import { numberText, scopeText, targetText } from './correction-words.ts';
import { OwnCorrectionDialog } from './own-correction-dialog.tsx';
import { priceAfter } from './price-after.ts';
import { TwoPeopleNotice } from './two-people-notice.tsx';
import { takesTwoToWithdraw } from './why-two-people.ts';

const WHY = ['Без неё на уровне, где ваш счёт или счёт вашей группы или компании, станет дешевле'];

interface DeactivateDialogProps {
  readonly correction: Correction;
  readonly onClose: () => void;
}

function Consequence({ correction }: Pick<DeactivateDialogProps, 'correction'>) {
  const draft = useMemo(() => savedDraft(correction), [correction]);
  const { data, error, isValidating, mutate } = useDraftOverlaps(draft);
  if (data !== undefined) return <Text>{priceAfter(correction, data)}</Text>;
  if (error === undefined) return <Skeleton height="3rem" aria-busy />;
  return (
    <Banner tone="warning" onRetry={() => void mutate()} isRetrying={isValidating}>
      Не удалось узнать, какой станет цена.
    </Banner>
  );
}

/** Asks before a correction is withdrawn, and says what the price becomes. */
export default function DeactivateDialog({ correction, onClose }: DeactivateDialogProps) {
  const [reason, setReason] = useState('');
  const isOwn = useIsOwnPayer(correction.target.payerId);
  const { data: options } = useCorrectionOptions();
  const { data: overlaps } = useDraftOverlaps(useMemo(() => savedDraft(correction), [correction]));
  const isForTwo = takesTwoToWithdraw(correction, options, overlaps);
  const title = `Отключить корректировку ${numberText(correction)}?`;

  async function deactivate(): Promise<void> {
    const { proposal } = await tryOrNotify(() => deactivateCorrection(correction.id, reason));
    notify.success(
      proposal === null
        ? `Корректировка ${numberText(correction)} отключена`
        : `Предложение ${proposal.number} записано: подтверждает другой человек`,
    );
  }

  if (isOwn) return <OwnCorrectionDialog title={title} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={deactivate}
      title={title}
      confirmLabel={isForTwo ? 'Предложить' : 'Отключить'}
      isDestructive
    >
      <Stack gap="3">
        <Text fontWeight="medium">{`${scopeText(correction.scope)} · ${targetText(correction.target)}`}</Text>
        <Stack role="status" gap="0">
          <Consequence correction={correction} />
        </Stack>
        {isForTwo && <TwoPeopleNotice why={WHY} />}
        <Text textStyle="sm" color="fg.muted">
          Списанное не пересчитывается. Включить её снова нельзя: понадобится новая.
        </Text>
        <Field label="Причина (необязательно)" error={textProblem(tidyLine(reason))}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={REASON_MAX_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}

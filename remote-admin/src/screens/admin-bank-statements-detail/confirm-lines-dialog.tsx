import { ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { Refusal } from '../../components/refusal.tsx';
import { requestsAccusative, rubles } from '../../components/statement/statement-words.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { ReadyLine } from './choices.ts';
import { sumAmounts } from './sum-amounts.ts';

interface ConfirmLinesDialogProps {
  readonly ready: readonly ReadyLine[];
  readonly progress: number | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** The last question before money is credited. */
export function ConfirmLinesDialog({ ready, progress, onConfirm, onClose }: ConfirmLinesDialogProps) {
  const { error, refuse, forget } = useRefusal();
  async function confirm(): Promise<void> {
    forget();
    try {
      await onConfirm();
    } catch (failure) {
      refuse(failure);
      throw failure;
    }
  }
  const unsure = ready.filter(
    ({ line, request }) => line.match.requestId !== request.id || line.match.confidence !== 'exact',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Оплатить ${requestsAccusative(ready.length)}?`}
      confirmLabel={`Подтвердить на ${rubles(sumAmounts(ready.map(({ line }) => line.amount)))}`}
    >
      <Stack gap="4">
        <Text>
          Деньги поступят на счета плательщиков. Крупные суммы подтверждают двое: по ним запишется ваше
          подтверждение. Отменить это можно только возвратом.
        </Text>
        {unsure.length > 0 && (
          <Text color="fg.warning">
            Выбраны вручную или не точно:{' '}
            {unsure.map(({ line, request }) => `строка ${line.n} — ${request.number}`).join(', ')}.
          </Text>
        )}
        {progress !== null && <ProgressBar label="Подтверждение строк" percent={progress * 100} />}
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}

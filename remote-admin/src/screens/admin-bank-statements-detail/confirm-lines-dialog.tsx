import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { linesText, requestsAccusative, rubles } from '../../components/statement/statement-words.ts';
import type { ReadyLine } from './choices.ts';
import { sumAmounts } from './sum-amounts.ts';

interface ConfirmLinesDialogProps {
  readonly ready: readonly ReadyLine[];
  readonly progress: number | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

const of = (ready: readonly ReadyLine[], comesTo: ReadyLine['request']['comesTo']) =>
  ready.filter(({ request }) => request.comesTo === comesTo);
const sumOf = (ready: readonly ReadyLine[]) => rubles(sumAmounts(ready.map(({ line }) => line.amount)));

/** Lines whose money waits for another person. */
function OfTwo({ title, ready }: { readonly title: string; readonly ready: readonly ReadyLine[] }) {
  if (ready.length === 0) return null;
  return (
    <Stack gap="1">
      <Text>{`${title}:`}</Text>
      <Stack as="ul" gap="0" ps="5" listStyleType="disc" maxH="12rem" overflowY="auto">
        {ready.map(({ line, request }) => (
          <Text as="li" key={line.n}>
            {`строка ${line.n} — ${request.number}, ${rubles(line.amount)}`}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** The last question before money is credited. */
export function ConfirmLinesDialog({ ready, progress, onConfirm, onClose }: ConfirmLinesDialogProps) {
  const { error, tryTo } = useRefusal();
  const [paid, first, unknown] = [of(ready, 'paid'), of(ready, 'first'), of(ready, 'unknown')];
  const unsure = ready.filter(
    ({ line, request }) => line.match.requestId !== request.id || line.match.confidence !== 'exact',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => tryTo(onConfirm)}
      title={`${paid.length === ready.length ? 'Оплатить' : 'Подтвердить'} ${requestsAccusative(ready.length)}?`}
      confirmLabel={paid.length === 0 ? 'Записать подтверждение' : `Подтвердить на ${sumOf(paid)}`}
    >
      <Stack gap="4">
        {paid.length > 0 && (
          <Text>
            {`${
              paid.length === ready.length
                ? 'Деньги поступят на счета плательщиков.'
                : `Деньги поступят сразу: ${linesText(paid.length)} на ${sumOf(paid)}.`
            } Отменить это можно только возвратом.`}
          </Text>
        )}
        <OfTwo title="Запишется первое подтверждение, деньги поступят после второго человека" ready={first} />
        <OfTwo
          title="Эти строки подтверждают двое, и заявки уже в обработке: если первое подтверждение уже есть, ваше будет вторым и деньги поступят сразу"
          ready={unknown}
        />
        {unsure.length > 0 && (
          <Text color="fg.warning">{`Выбраны вручную или не точно: ${unsure.map(({ line, request }) => `строка ${line.n} — ${request.number}`).join(', ')}.`}</Text>
        )}
        {progress !== null && <ProgressBar label="Подтверждение строк" percent={progress * 100} />}
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}

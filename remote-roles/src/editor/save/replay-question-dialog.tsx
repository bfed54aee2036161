import { formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type Replay, refusedByEdit, USUAL_REPLAY_DAYS } from '../../api/dynamic.ts';
import { daysText, modelCountText } from '../../lib/counts.ts';
import { RefusedRows } from '../replay/refused-rows.tsx';
import type { ReplayQuestion } from './use-replay-question.ts';

const SHOWN_MODELS = 5;

const inRequests = (count: number) => `${count} ${plural(count, 'запросе', 'запросах', 'запросах')}`;

function sentenceOf({ refusedByEdit: byEdit, amountByEdit, days, refused, amountRefused }: Replay): string {
  if (byEdit === undefined || amountByEdit === undefined)
    return `Правила отказали бы в ${inRequests(refused)} на ${formatAmount(amountRefused)} за ${daysText(days)}.`;
  const first = `Из-за этой правки отказали бы в ${inRequests(byEdit)} на ${formatAmount(amountByEdit)} за ${daysText(days)}.`;
  if (refused === byEdit) return first;
  return `${first} Всего правила отказали бы в ${inRequests(refused)} на ${formatAmount(amountRefused)}: остальные не проходят уже по сохранённым.`;
}

/** The models that the edit closes, with all that would have been refused of each. */
function RefusedModels({ models }: Pick<Replay, 'models'>) {
  const rest = models.length - SHOWN_MODELS;
  return (
    <Box>
      <RefusedRows label="Модели, в которых было бы отказано" rows={models.slice(0, SHOWN_MODELS)} />
      {rest > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {`и ещё ${modelCountText(rest)}`}
        </Text>
      )}
    </Box>
  );
}

/** Says what the rules would have refused, before they do. */
export function ReplayQuestionDialog({ isOpen, asked, answer }: Omit<ReplayQuestion, 'allows'>) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => answer(false)}
      onConfirm={async () => answer(true)}
      title={asked === null ? 'Правила не удалось проверить' : 'Правила отказали бы в запросах'}
      confirmLabel="Сохранить всё равно"
      cancelLabel="Вернуться"
      isDestructive
    >
      {asked === null ? (
        `Узнать, в каких запросах за ${daysText(USUAL_REPLAY_DAYS)} отказали бы новые правила, не удалось. Их можно сохранить без проверки.`
      ) : (
        <Stack gap="4">
          <Text>{sentenceOf(asked)}</Text>
          <RefusedModels models={asked.models.filter((model) => refusedByEdit(model) > 0)} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}

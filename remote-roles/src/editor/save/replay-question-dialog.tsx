import { formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import type { Replay } from '../../api/dynamic.ts';
import type { ReplayQuestion } from './use-replay-question.ts';

const SHOWN_MODELS = 5;

function sentenceOf({ refused, amountRefused, days, peopleCount, models }: Replay): string {
  const requests = `${refused} ${plural(refused, 'запросе', 'запросах', 'запросах')}`;
  const period = `${days} ${plural(days, 'день', 'дня', 'дней')}`;
  const people = `${peopleCount} ${plural(peopleCount, 'человек', 'человека', 'человек')}`;
  const named = `${models.length} ${plural(models.length, 'модель', 'модели', 'моделей')}`;
  return `Эти правила отказали бы в ${requests} на ${formatAmount(amountRefused)} за ${period}: ${people}, ${named}`;
}

function RefusedModels({ models }: Pick<Replay, 'models'>) {
  const rest = models.length - SHOWN_MODELS;
  return (
    <Box>
      <Stack as="ul" gap="1" listStyle="none" aria-label="Модели, в которых было бы отказано">
        {models.slice(0, SHOWN_MODELS).map(({ id, name, refused, amount }) => (
          <Flex as="li" key={id} justify="space-between" gap="4" textStyle="sm">
            <Text as="span" minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            <Text as="span" color="fg.muted" flexShrink="0">
              {`${refused} ${plural(refused, 'запрос', 'запроса', 'запросов')}, ${formatAmount(amount)}`}
            </Text>
          </Flex>
        ))}
      </Stack>
      {rest > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {`и ещё ${rest} ${plural(rest, 'модель', 'модели', 'моделей')}`}
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
        'Узнать, в каких запросах за 30 дней отказали бы новые правила, не удалось. Их можно сохранить без проверки.'
      ) : (
        <Stack gap="4">
          <Text>{sentenceOf(asked)}</Text>
          <RefusedModels models={asked.models} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}

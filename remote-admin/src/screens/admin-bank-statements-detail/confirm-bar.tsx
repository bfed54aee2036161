import { Banner, Box, Button, Flex, Text } from '@cabinet/kernel/ui';
import { linesText, rubles } from '../../components/statement/statement-words.ts';
import { type ReadyLine, requestsTwice } from './choices.ts';
import { sumAmounts } from './sum-amounts.ts';

interface ConfirmBarProps {
  readonly ready: readonly ReadyLine[];
  readonly progress: number | null;
  readonly onAsk: () => void;
}

/** What would be confirmed now. It stays in sight below the lines once there is something, and covers none before that. */
export function ConfirmBar({ ready, progress, onAsk }: ConfirmBarProps) {
  const twice = requestsTwice(ready);
  if (twice.length > 0)
    return (
      <Box data-sticks position="sticky" bottom="var(--bars-height, 0px)">
        <Banner tone="warning" title="Одна заявка выбрана для нескольких строк">
          {`${[...new Set(twice)].join(', ')}. Оставьте отметку у одной из них.`}
        </Banner>
      </Box>
    );
  return (
    <Flex
      data-sticks
      position={ready.length === 0 ? 'static' : 'sticky'}
      bottom="var(--bars-height, 0px)"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
      px={{ base: '4', md: '6' }}
      py="3"
      gap="3"
      justify="space-between"
      align="center"
      wrap="wrap"
    >
      <Text aria-live="polite" color="fg.muted" textStyle="sm">
        {ready.length === 0
          ? 'Отметьте строки, которые оплачивают заявки'
          : `Отмечено: ${linesText(ready.length)}`}
      </Text>
      <Button disabled={ready.length === 0} busy={progress !== null} onClick={onAsk}>
        {ready.length === 0
          ? 'Подтвердить'
          : `Подтвердить ${ready.length} на сумму ${rubles(sumAmounts(ready.map(({ line }) => line.amount)))}`}
      </Button>
    </Flex>
  );
}

import { formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Button, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';

const SHOWN = 5;

interface ReplayRow {
  readonly key: string;
  readonly name: string;
  readonly refused: number;
  readonly amount: string;
}

interface ReplayListProps {
  readonly title: string;
  readonly rows: readonly ReplayRow[];
  /** Of all, where not all are listed. */
  readonly total: number;
}

/** Who, or what, would have been refused, the most first. */
export function ReplayList({ title, rows, total }: ReplayListProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <Box>
      <Text textStyle="label" mb="1">
        {title}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none" aria-label={title}>
        {shown.map(({ key, name, refused, amount }) => (
          <Flex as="li" key={key} justify="space-between" gap="4" textStyle="sm">
            <Text as="span" minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            <Text as="span" color="fg.muted" flexShrink="0">
              {`${refused} ${plural(refused, 'запрос', 'запроса', 'запросов')}, ${formatAmount(amount)}`}
            </Text>
          </Flex>
        ))}
      </Stack>
      {rows.length > SHOWN && (
        <Button size="xs" variant="ghost" mt="1" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть' : `Показать всех: ${total}`}
        </Button>
      )}
      {isWhole && total > rows.length && (
        <Text textStyle="xs" color="fg.muted">
          Здесь первые {rows.length} из {total}
        </Text>
      )}
    </Box>
  );
}

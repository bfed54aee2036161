import { Button, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { cut } from './cut.ts';
import type { PastedRow } from './pasted-fields.ts';

interface PasteRowProps {
  readonly row: PastedRow;
  readonly onReplace: (row: PastedRow) => void;
}

/** One requisite: its field, its value and the piece of text that it was read from. */
export function PasteRow({ row, onReplace }: PasteRowProps) {
  const { label, value, source, problem, isKept } = row;
  return (
    <Flex as="li" gap="3" py="2" wrap="wrap" align="baseline" borderTopWidth="1px" borderColor="border.muted">
      <Text flex="0 0 10rem" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Stack flex="1 1 13rem" minW="0" gap="0.5">
        <Text overflowWrap="anywhere">{value}</Text>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">{`из текста: «${cut(source)}»`}</Text>
        {problem !== null && (
          <Text textStyle="sm" color="fg.error">
            {problem}
          </Text>
        )}
        {isKept && <Text textStyle="sm">Оставлено то, что вы ввели</Text>}
      </Stack>
      {isKept && (
        <Button size="sm" variant="outline" onClick={() => onReplace(row)} aria-label={`Заменить: ${label}`}>
          Заменить
        </Button>
      )}
    </Flex>
  );
}

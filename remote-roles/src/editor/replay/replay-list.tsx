import { Box, Button, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type RefusedRow, RefusedRows } from './refused-rows.tsx';

const SHOWN = 5;

interface ReplayListProps {
  readonly title: string;
  readonly rows: readonly RefusedRow[];
  /** Of all, where not all are listed. */
  readonly total: number;
}

/** Who, or what, would have been refused, the most first. */
export function ReplayList({ title, rows, total }: ReplayListProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Box>
      <Text textStyle="label" mb="1">
        {title}
      </Text>
      <RefusedRows label={title} rows={isWhole ? rows : rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <Button size="xs" variant="ghost" mt="1" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть' : `Показать всех: ${total}`}
        </Button>
      )}
      {isWhole && total > rows.length && (
        <Text textStyle="xs" color="fg.muted">
          {`Здесь первые ${rows.length} из ${total}`}
        </Text>
      )}
    </Box>
  );
}

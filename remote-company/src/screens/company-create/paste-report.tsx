import { plural } from '@cabinet/kernel/core/text';
import { Box, SimpleGrid, Stack, Text } from '@cabinet/kernel/ui';
import { cut } from './cut.ts';
import { PasteRow } from './paste-row.tsx';
import type { Pasted, PastedRow } from './pasted-fields.ts';

const UNPLACED_SHOWN = 20;

const fields = (count: number) => `${count} ${plural(count, 'поле', 'поля', 'полей')}`;

function summaryOf({ rows, unplaced }: Pasted): string {
  if (rows.length === 0) return 'Реквизитов в этом тексте не нашлось. Заполните поля вручную.';
  const [kept, wrong] = [rows.filter(({ isKept }) => isKept), rows.filter(({ problem }) => problem !== null)];
  return [
    `Заполнено: ${fields(rows.length - kept.length)}`,
    ...(kept.length > 0 ? [`оставлено как вы ввели: ${fields(kept.length)}`] : []),
    ...(wrong.length > 0 ? [`с ошибкой: ${fields(wrong.length)}`] : []),
    ...(unplaced.length > 0 ? [`не разобрано фрагментов: ${unplaced.length}`] : []),
  ].join(', ');
}

/** What is wrong or was not taken must not be below the fold of the list. */
function worthALookFirst(rows: readonly PastedRow[]): readonly PastedRow[] {
  const rank = ({ problem, isKept }: PastedRow) => (problem !== null ? 0 : isKept ? 1 : 2);
  return [...rows].sort((one, other) => rank(one) - rank(other));
}

function Unplaced({ pieces }: { readonly pieces: readonly string[] }) {
  const more = pieces.length - UNPLACED_SHOWN;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">Не нашли места</Text>
      <Stack as="ul" aria-label="Не разобранные фрагменты" gap="1" listStyleType="none">
        {pieces.slice(0, UNPLACED_SHOWN).map((piece) => (
          <Text as="li" key={piece} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {cut(piece)}
          </Text>
        ))}
      </Stack>
      {more > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {`и ещё ${more}`}
        </Text>
      )}
    </Stack>
  );
}

interface PasteReportProps {
  readonly pasted: Pasted;
  readonly onReplace: (row: PastedRow) => void;
}

/** What was taken from where, what was left as it was, and what has no field. */
export function PasteReport({ pasted, onReplace }: PasteReportProps) {
  const { rows, unplaced } = pasted;
  return (
    <Stack gap="4">
      <Text role="status">{summaryOf(pasted)}</Text>
      {rows.length > 0 && (
        <Box
          maxH={{ base: '20rem', md: '28rem' }}
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label="Откуда что взято"
        >
          <SimpleGrid
            as="ul"
            columns={{ base: 1, xl: 2 }}
            columnGap="8"
            aria-label="Найденные реквизиты"
            listStyleType="none"
          >
            {worthALookFirst(rows).map((row) => (
              <PasteRow key={row.name} row={row} onReplace={onReplace} />
            ))}
          </SimpleGrid>
        </Box>
      )}
      {unplaced.length > 0 && <Unplaced pieces={[...new Set(unplaced)]} />}
    </Stack>
  );
}

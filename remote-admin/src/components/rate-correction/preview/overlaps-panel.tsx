import { plural } from '@cabinet/kernel/core/text';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import type { Overlaps } from '../../../api/rate-corrections.ts';
import { OverlapItem } from './overlap-item.tsx';
import { type PreviewAnswer, PreviewState } from './preview-state.tsx';

interface OverlapsPanelProps {
  readonly answer: PreviewAnswer<Overlaps>;
  readonly isEmpty?: boolean;
  readonly isLate?: boolean;
}

const met = (count: number) =>
  `Пересекается с ${count} ${plural(count, 'корректировкой', 'корректировками', 'корректировками')}`;

/** The other corrections that a correction meets. */
export function OverlapsPanel({ answer, isEmpty = false, isLate = false }: OverlapsPanelProps) {
  return (
    <PreviewState
      title="Пересечения"
      description="Множители не складываются: на запрос действует одна корректировка, самая точная"
      answer={answer}
      isEmpty={isEmpty}
      isLate={isLate}
      emptyText="Заполните, на что и для кого действует корректировка и на сколько меняет цену."
      failureText="Не удалось узнать, с чем она пересекается"
    >
      {({ total, items }) => (
        <Stack gap="3">
          <Box role="status">
            <Text fontWeight="medium">
              {total === 0 ? 'Ни с одной корректировкой не пересекается' : met(total)}
            </Text>
          </Box>
          {total > 0 && (
            <Stack
              as="ul"
              gap="0"
              listStyleType="none"
              maxH="22rem"
              overflowY="auto"
              tabIndex={0}
              aria-label="Пересечения"
            >
              {items.map((item) => (
                <OverlapItem key={item.correction.id} item={item} />
              ))}
            </Stack>
          )}
          {total > items.length && (
            <Text textStyle="sm" color="fg.muted">{`Показаны первые ${items.length}: самые сильные`}</Text>
          )}
        </Stack>
      )}
    </PreviewState>
  );
}

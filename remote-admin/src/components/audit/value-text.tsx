import { Box, Stack, VisuallyHidden } from '@cabinet/kernel/ui';

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function plainText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return String(value);
}

const itemText = (item: unknown): string => (isPlain(item) ? plainText(item) : JSON.stringify(item));

interface ValueTextProps {
  readonly value: unknown;
  /** What stands on the other side: what of a list is not there too is marked. */
  readonly other: unknown;
  readonly side: 'before' | 'after';
}

const SIGNS = { before: ['−', 'убрано'], after: ['+', 'добавлено'] } as const;

function Items({ items, other, side }: { items: readonly unknown[] } & Omit<ValueTextProps, 'value'>) {
  const others: readonly string[] = Array.isArray(other) ? other.map(itemText) : [];
  const [sign, word] = SIGNS[side];
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {[...new Set(items.map(itemText))].map((text) => {
        const isOwn = !others.includes(text);
        return (
          <Box
            as="li"
            key={text}
            fontWeight={isOwn ? 'medium' : undefined}
            color={isOwn ? undefined : 'fg.muted'}
          >
            {isOwn && Array.isArray(other) && (
              <>
                <span aria-hidden>{`${sign} `}</span>
                <VisuallyHidden as="span">{`${word}: `}</VisuallyHidden>
              </>
            )}
            {text}
          </Box>
        );
      })}
    </Stack>
  );
}

/** A value of a state as people read it. */
export function ValueText({ value, other, side }: ValueTextProps) {
  if (value === undefined || value === null || value === '') return <Box color="fg.muted">—</Box>;
  if (isPlain(value)) return plainText(value);
  if (Array.isArray(value) && value.length > 0) return <Items items={value} {...{ other, side }} />;
  return (
    <Box as="pre" fontFamily="mono" textStyle="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}

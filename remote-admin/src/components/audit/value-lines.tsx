import { Box, Stack, VisuallyHidden } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { AuditChange } from './row-text.ts';

type Line = AuditChange['before'][number];

interface ValueLinesProps {
  readonly change: Pick<AuditChange, 'before' | 'after'>;
  readonly side: 'before' | 'after';
  /** What stands below a name whose id is known. */
  readonly idOf?: (id: string) => ReactNode;
}

const SIGNS = { before: ['−', 'убрано'], after: ['+', 'добавлено'] } as const;
const OTHER = { before: 'after', after: 'before' } as const;

const isSame = (one: Line) => (other: Line) => one.text === other.text && one.id === other.id;

function Sign({ side }: Pick<ValueLinesProps, 'side'>) {
  const [sign, word] = SIGNS[side];
  return (
    <>
      <span aria-hidden>{`${sign} `}</span>
      <VisuallyHidden as="span">{`${word}: `}</VisuallyHidden>
    </>
  );
}

/** One side of a change, line by line: what of a list is not on the other side too is marked. */
export function ValueLines({ change, side, idOf }: ValueLinesProps) {
  const [lines, others] = [change[side], change[OTHER[side]]];
  if (lines.length === 0) return <Box color="fg.muted">—</Box>;
  const isCompared = others.length > 0 && lines.length + others.length > 2;
  return (
    <Stack as="ul" gap="0.5" listStyleType="none" minW="0">
      {lines.map((line, at) => {
        const isOwn = isCompared && !others.some(isSame(line));
        return (
          <Box
            as="li"
            key={`${at} ${line.text}`}
            overflowWrap="break-word"
            whiteSpace="pre-line"
            fontWeight={isOwn ? 'medium' : undefined}
            color={isCompared && !isOwn ? 'fg.muted' : undefined}
          >
            {isOwn && <Sign side={side} />}
            <span>{line.text}</span>
            {line.id !== null && idOf?.(line.id)}
          </Box>
        );
      })}
    </Stack>
  );
}

import { Box, Stack, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { AuditChange } from '../../components/audit/row-text.ts';
import { ValueLines } from '../../components/audit/value-lines.tsx';
import { Code } from './code.tsx';

const KIND_TEXT: Readonly<Record<AuditChange['kind'], string>> = {
  added: 'появилось',
  removed: 'пропало',
  changed: 'изменено',
  same: 'без изменений',
};

type Side = 'before' | 'after';

const SIDES: Readonly<Record<Side, { readonly title: string; readonly colorPalette: string }>> = {
  before: { title: 'Было', colorPalette: 'red' },
  after: { title: 'Стало', colorPalette: 'green' },
};

/** What is the same stands once; nothing stands where nothing was, but where something has become nothing. */
const SIDES_OF: Readonly<Record<AuditChange['kind'], (change: AuditChange) => readonly Side[]>> = {
  added: () => ['after'],
  removed: () => ['before'],
  changed: ({ before }) => (before.length === 0 ? ['after'] : ['before', 'after']),
  same: () => ['after'],
};

function Value({ change, side, isMarked }: { change: AuditChange; side: Side; isMarked: boolean }) {
  const { title, colorPalette } = SIDES[side];
  return (
    <Box
      flex="1"
      minW="0"
      {...(isMarked && { colorPalette, bg: 'colorPalette.subtle', borderRadius: 'l1', px: '2', py: '1' })}
    >
      {isMarked && (
        <Text as="span" textStyle="xs" color="fg.muted">
          {title}
        </Text>
      )}
      <ValueLines change={change} side={side} idOf={(id) => <Code text={id} what={`ID ${id}`} />} />
    </Box>
  );
}

interface ChangeListProps {
  readonly changes: readonly AuditChange[];
  readonly label: string;
  /** Whether something was there before and something after: then it is said what became of each field. */
  readonly isMarked: boolean;
}

/** Field by field, what was and what is: side by side, on a phone one below the other. */
export function ChangeList({ changes, label, isMarked }: ChangeListProps) {
  return (
    <Stack as="ul" aria-label={label} gap="0" listStyleType="none" textStyle="sm">
      {changes.map((change) => {
        const { field, title, kind } = change;
        const isSame = kind === 'same';
        return (
          <Stack
            as="li"
            key={field}
            direction={{ base: 'column', md: 'row' }}
            gap={{ base: '1', md: '3' }}
            py="2"
            borderTopWidth="1px"
            borderColor="border.muted"
            color={isSame ? 'fg.muted' : undefined}
            _first={{ borderTopWidth: '0' }}
          >
            <Box
              w={{ md: '11rem' }}
              flexShrink="0"
              overflowWrap="break-word"
              fontWeight={isSame ? 'normal' : 'medium'}
            >
              <span>{title}</span>
              {isMarked && <VisuallyHidden as="span">{`, ${KIND_TEXT[kind]}`}</VisuallyHidden>}
            </Box>
            {SIDES_OF[kind](change).map((side) => (
              <Value key={side} change={change} side={side} isMarked={isMarked && !isSame} />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

import { Box, Flex, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { type CapLevel, capLevel } from './cap-level.ts';
import { LEVEL_WORDS, resetDay, shortSum } from './cap-words.ts';
import { projectMonth } from './month-projection.ts';

/** Props of {@link CapBar}. */
export interface CapBarProps {
  /** Whose month it is, for a screen reader: «Расходы Петра за месяц». */
  readonly label: string;
  /** Decimal text, reserves included. */
  readonly spent: string;
  /** Decimal text; null is no limit. */
  readonly cap: string | null;
  /** When the month ends, ISO 8601. */
  readonly resetsAt: string;
  /** Decimals of what is spent, where what is left of the cap stands beside it. */
  readonly digits?: number | undefined;
  /** Nothing is spent for now, so nothing is said of the rest of the month. */
  readonly isPaused?: boolean | undefined;
  /** What changes the cap, in place of its sum. All bars with one are equally high, as rows of a table are. */
  readonly editor?: ReactNode;
}

const PALETTE: Readonly<Record<CapLevel, string>> = { calm: 'accent', near: 'orange', over: 'red' };

function outlook({ spent, cap, resetsAt, isPaused }: CapBarProps, level: CapLevel): string {
  // Nothing more is spent of a cap that is used up.
  const projected = level === 'over' || isPaused ? null : projectMonth({ spent, resetsAt, now: new Date() });
  return [
    projected === null ? null : `к концу месяца около ${shortSum(projected)}`,
    cap === null ? null : `сбросится ${resetDay(resetsAt)}`,
  ]
    .filter((words) => words !== null)
    .join(' · ');
}

function Outlook({ isInRow, children }: { readonly isInRow: boolean; readonly children: string }) {
  if (children === '' && !isInRow) return null;
  return (
    <Text textStyle="xs" color="fg.muted" truncate={isInRow} {...(isInRow && { minH: '4', title: children })}>
      {children}
    </Text>
  );
}

const WRAPPED = { flexWrap: 'wrap', whiteSpace: 'pre-wrap' } as const;

interface SumsProps {
  readonly text: string;
  readonly level: CapLevel;
  readonly editor: ReactNode;
}

function Sums({ text, level, editor }: SumsProps) {
  const words = LEVEL_WORDS[level];
  return (
    <Flex
      align="center"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      whiteSpace="pre"
      // In a row it is one line, unless the cap is being changed.
      css={editor === undefined ? WRAPPED : { '&:has(form)': WRAPPED }}
    >
      <span>{text}</span>
      {editor}
      {words !== null && (
        <Text as="span" color="colorPalette.fg" fontWeight="medium" minW="0" truncate={editor !== undefined}>
          {` · ${words}`}
        </Text>
      )}
    </Flex>
  );
}

/** This month's spending against the cap: changes colour near its end and at it, and says what the month will come to. */
export function CapBar(props: CapBarProps) {
  const { label, spent, cap, digits, editor } = props;
  const isInRow = editor !== undefined;
  if (cap === null)
    return (
      <Stack gap="0.5" minW="0" role="group" aria-label={label}>
        <Sums
          text={isInRow ? `${shortSum(spent)} · ` : `${shortSum(spent)}, без ограничений`}
          level="calm"
          editor={editor}
        />
        {isInRow && <Box h="1" />}
        <Outlook isInRow={isInRow}>{outlook(props, 'calm')}</Outlook>
      </Stack>
    );

  const { level, percent } = capLevel(spent, cap);
  const words = LEVEL_WORDS[level];
  const sums = `${shortSum(spent, digits)} из ${shortSum(cap)}`;
  return (
    <Stack gap={isInRow ? '0.5' : '1'} minW="0" role="group" aria-label={label} colorPalette={PALETTE[level]}>
      <Sums text={isInRow ? `${shortSum(spent, digits)} из ` : sums} level={level} editor={editor} />
      <ProgressBar
        label={label}
        percent={percent}
        valueText={words === null ? sums : `${sums}, лимит ${words}`}
        size="sm"
      />
      <Outlook isInRow={isInRow}>{outlook(props, level)}</Outlook>
    </Stack>
  );
}

import { ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
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

function Outlook({ children }: { readonly children: string }) {
  if (children === '') return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {children}
    </Text>
  );
}

/** This month's spending against the cap: changes colour near its end and at it, and says what the month will come to. */
export function CapBar(props: CapBarProps) {
  const { label, spent, cap, digits } = props;
  if (cap === null)
    return (
      <Stack gap="0.5" role="group" aria-label={label}>
        <Text textStyle="sm" fontVariantNumeric="tabular-nums">
          {shortSum(spent)}, без ограничений
        </Text>
        <Outlook>{outlook(props, 'calm')}</Outlook>
      </Stack>
    );

  const { level, percent } = capLevel(spent, cap);
  const words = LEVEL_WORDS[level];
  const sums = `${shortSum(spent, digits)} из ${shortSum(cap)}`;
  return (
    <Stack gap="1" minW="0" role="group" aria-label={label} colorPalette={PALETTE[level]}>
      <Text textStyle="sm" fontVariantNumeric="tabular-nums">
        {sums}
        {words !== null && (
          <Text as="span" color="colorPalette.fg" fontWeight="medium">
            {' '}
            · {words}
          </Text>
        )}
      </Text>
      <ProgressBar
        label={label}
        percent={percent}
        valueText={words === null ? sums : `${sums}, лимит ${words}`}
        size="sm"
      />
      <Outlook>{outlook(props, level)}</Outlook>
    </Stack>
  );
}

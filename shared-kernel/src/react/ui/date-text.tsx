import { exactMoscowText, moscowText } from '../../core/calendar/moscow-text.ts';

/** How {@link DateText} writes a moment. */
export type DateFormat = 'date' | 'time' | 'datetime' | 'short';

/** A moment in Russian, by the clock of Moscow. */
export function formatDate(value: string, format: DateFormat = 'date'): string {
  return moscowText(value, format);
}

/** Props of {@link DateText}. */
export interface DateTextProps {
  /** A moment by ISO 8601. An em dash stands for `null`. */
  readonly value: string | null;
  readonly format?: DateFormat | undefined;
}

/** A moment in Russian, with the exact one for machines, and in a tooltip with the name of its clock. */
export function DateText({ value, format = 'date' }: DateTextProps) {
  if (value === null) return <span>—</span>;
  return (
    <time dateTime={value} title={exactMoscowText(value)}>
      {formatDate(value, format)}
    </time>
  );
}

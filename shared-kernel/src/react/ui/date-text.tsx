const FORMATS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  datetime: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How {@link DateText} writes a moment. */
export type DateFormat = keyof typeof FORMATS;

// The formats are kept, because making one takes longer than drawing a row of a table.
const made = new Map<DateFormat, Intl.DateTimeFormat>();

function formatOf(name: DateFormat): Intl.DateTimeFormat {
  const known = made.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('ru-RU', FORMATS[name]);
  made.set(name, format);
  return format;
}

/** A moment in Russian, in the reader's time zone. */
export function formatDate(value: string, format: DateFormat = 'date'): string {
  return formatOf(format).format(new Date(value));
}

/** Props of {@link DateText}. */
export interface DateTextProps {
  /** A moment by ISO 8601. An em dash stands for `null`. */
  readonly value: string | null;
  readonly format?: DateFormat | undefined;
}

/** A moment in Russian, with the exact one for machines. */
export function DateText({ value, format = 'date' }: DateTextProps) {
  if (value === null) return <span>—</span>;
  return <time dateTime={value}>{formatDate(value, format)}</time>;
}

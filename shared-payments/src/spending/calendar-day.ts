const FORMATS = {
  short: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
} as const;

/** A day of the calendar, `YYYY-MM-DD`, in Russian: «5 нояб.», «5 ноября». It belongs to no time zone. */
export function formatDay(day: string, format: keyof typeof FORMATS): string {
  return FORMATS[format].format(new Date(`${day}T00:00:00Z`));
}

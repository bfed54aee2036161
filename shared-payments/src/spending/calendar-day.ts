import { dayInWords } from '@cabinet/kernel/core/calendar';

const FORMATS = { short: 'shortDay', long: 'day' } as const;

/** A day of the calendar, `YYYY-MM-DD`, in Russian: «5 нояб.», «5 ноября». */
export function formatDay(day: string, format: keyof typeof FORMATS): string {
  return dayInWords(day, FORMATS[format]);
}

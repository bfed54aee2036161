import { isCalendarDay } from '../../../core/calendar/calendar-day.ts';

const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

function isoOf(year: string, month: string, day: string): string | null {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

/**
 * Reads a day as people write it («21.11.2026», «1.2.26», «21112026», «2026-11-21») as an ISO date. `null` when it is
 * no day.
 */
export function parseRussianDate(text: string): string | null {
  const trimmed = text.trim();
  const [, day, month, year] = DAY_FIRST.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return isoOf(year, month, day);
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(trimmed) ?? [];
  if (isoYear === undefined || isoMonth === undefined || isoDay === undefined) return null;
  return isoOf(isoYear, isoMonth, isoDay);
}

/** An ISO date as «21.11.2026». Anything else stays as it is. */
export const formatRussianDate = (iso: string): string => iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');

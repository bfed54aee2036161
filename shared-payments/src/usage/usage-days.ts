import { addDays, DAY_MS, isCalendarDay } from '@cabinet/kernel/core/calendar';

/** Days of the cabinet's calendar, `YYYY-MM-DD`, both ends included. */
export interface UsageDays {
  readonly from: string;
  readonly to: string;
}

/** What the API is asked for; it knows the last 30 days by itself. */
export type AskedDays = Partial<UsageDays>;

/** The API gives no more. */
export const MAX_DAYS = 366;

const OPEN_END_DAYS = 30;

/** The API's calendar goes no further. */
const KNOWN_YEAR = /^(19|2\d)\d\d-/;

function dayOf(text: string | null): string | null {
  return text !== null && KNOWN_YEAR.test(text) && isCalendarDay(text) ? text : null;
}

const lengthOf = ({ from, to }: UsageDays) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The last so many days. */
export function lastDays(count: number, today: string): UsageDays {
  return { from: addDays(today, 1 - count), to: today };
}

/** The days that an address asks for by `from` and `to`, or `null`; an end that is missing is found. */
export function daysOfAddress(search: URLSearchParams, today: string): UsageDays | null {
  const [first, last] = [dayOf(search.get('from')), dayOf(search.get('to'))];
  if (first === null && last === null) return null;
  const to = last ?? today;
  const from = first ?? lastDays(OPEN_END_DAYS, to).from;
  return from > to ? null : { from, to };
}

/** The last days of a period that is longer than the API gives; any other as it is. */
export function withinLimit(days: UsageDays): UsageDays {
  return lengthOf(days) > MAX_DAYS ? lastDays(MAX_DAYS, days.to) : days;
}

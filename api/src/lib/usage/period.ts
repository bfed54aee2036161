import { addDays, DAY_MS, isCalendarDay, moscowDay } from '@cabinet/kernel/core/calendar';
import type { Static } from 'typebox';
import { badField } from '#lib/api-error.ts';
import type { Days } from './repository.ts';
import type { UsageQuery } from './schemas.ts';

const USUAL_DAYS = 30;
const MAX_DAYS = 366;

/** A period of whole days, with the period of the same length before it. */
export interface UsagePeriod extends Days {
  readonly before: string;
  readonly dates: readonly string[];
}

/** Reads a period. VAL.003 refuses a day that does not exist, an end before the beginning, and more than a year. */
export function readPeriod({ from, to }: Static<typeof UsageQuery>, now = new Date()): UsagePeriod {
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && !isCalendarDay(day)) throw badField(name, 'Такого дня нет');
  const last =
    to ?? (from === undefined ? moscowDay(now) : earlier(addDays(from, USUAL_DAYS - 1), moscowDay(now)));
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  if (count < 1) throw badField('to', 'Конец периода раньше начала');
  if (count > MAX_DAYS) throw badField('from', `Не больше ${MAX_DAYS} дней`);
  return {
    from: first,
    to: last,
    before: addDays(first, -count),
    dates: Array.from({ length: count }, (_, index) => addDays(first, index)),
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);

import { addDays, DAY_MS, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { badField } from '#lib/api-error.ts';
import { readPeriod } from '#lists/index.ts';

const USUAL_DAYS = 30;
/** Ten years, leap days included. */
const MAX_DAYS = 3653;

/** Whole days of Moscow, both ends included, with the moments at which they begin and end. */
export interface PromoDays {
  readonly from: string;
  readonly to: string;
  readonly length: number;
  readonly start: Date;
  readonly end: Date;
}

/** Reads a period as whole days. It has 30 days where an end is missing. VAL.003 refuses a wrong or too long one. */
export function readDays(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now = new Date(),
): PromoDays {
  const { from: start, to: end } = readPeriod(query);
  const first = start && moscowDay(start);
  const last = end && moscowDay(new Date(Math.max(end.getTime() - 1, start?.getTime() ?? 0)));
  const to = last ?? moscowDay(now);
  const from = first ?? addDays(to, 1 - USUAL_DAYS);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (length < 1) throw badField('from', 'Начало периода позже его конца');
  if (length > MAX_DAYS) throw badField('from', 'Не больше десяти лет');
  return daysOf(from, to, length);
}

/** The same number of days before the period. */
export function daysBefore({ from, length }: PromoDays): PromoDays {
  return daysOf(addDays(from, -length), addDays(from, -1), length);
}

function daysOf(from: string, to: string, length: number): PromoDays {
  return { from, to, length, start: startOfMoscowDay(from), end: startOfMoscowDay(addDays(to, 1)) };
}

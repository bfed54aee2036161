import { addDays, firstOfMonth } from '../../../core/calendar/calendar-day.ts';
import { moscowDay } from '../../../core/calendar/moscow-day.ts';
import type { Range } from './use-range.ts';

/** A period by whole days, as `YYYY-MM-DD`. */
export type Period = Range;

/** The periods for which people ask. */
export type PeriodPreset =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'thirty'
  | 'month'
  | 'last-month'
  | 'quarter'
  | 'year';

/** The names of the presets, in their order. */
export const PERIOD_PRESETS: Readonly<Record<PeriodPreset, string>> = {
  today: 'Сегодня',
  yesterday: 'Вчера',
  week: 'Последние 7 дней',
  thirty: 'Последние 30 дней',
  month: 'Этот месяц',
  'last-month': 'Прошлый месяц',
  quarter: 'Последние 90 дней',
  year: 'Этот год',
};

/** The days of a preset, on the calendar by which the API reads them. */
export function periodOf(preset: PeriodPreset, now: Date): Period {
  const today = moscowDay(now);
  const yesterday = addDays(today, -1);
  const month = firstOfMonth(today);
  const periods: Readonly<Record<PeriodPreset, Period>> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
    thirty: { from: addDays(today, -29), to: today },
    month: { from: month, to: today },
    'last-month': { from: firstOfMonth(today, -1), to: addDays(month, -1) },
    quarter: { from: addDays(today, -89), to: today },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return periods[preset];
}

/** The preset that a period is today, if it is one. */
export function presetOf(period: Period, now: Date): PeriodPreset | null {
  const presets = Object.keys(PERIOD_PRESETS).filter((name): name is PeriodPreset =>
    Object.hasOwn(PERIOD_PRESETS, name),
  );
  return (
    presets.find((preset) => {
      const { from, to } = periodOf(preset, now);
      return from === period.from && to === period.to;
    }) ?? null
  );
}

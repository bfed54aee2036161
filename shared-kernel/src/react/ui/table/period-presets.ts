import type { Range } from './use-range.ts';

/** A period by whole days, as `YYYY-MM-DD`. */
export type Period = Range;

/** Periods that people ask for. */
export type PeriodPreset = 'today' | 'week' | 'month' | 'last-month' | 'quarter' | 'year';

/** The presets as a person reads them, in their order. */
export const PERIOD_PRESETS: Readonly<Record<PeriodPreset, string>> = {
  today: 'Сегодня',
  week: 'Последние 7 дней',
  month: 'Этот месяц',
  'last-month': 'Прошлый месяц',
  quarter: 'Последние 90 дней',
  year: 'Этот год',
};

function day(date: Date): string {
  const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${dayOfMonth}`;
}

const daysBefore = (now: Date, days: number) =>
  day(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));

/** The days of a preset, by the person's own clock. */
export function periodOf(preset: PeriodPreset, now: Date): Period {
  const year = now.getFullYear();
  const month = now.getMonth();
  const periods: Readonly<Record<PeriodPreset, Period>> = {
    today: { from: day(now), to: day(now) },
    week: { from: daysBefore(now, 6), to: day(now) },
    month: { from: day(new Date(year, month, 1)), to: day(now) },
    'last-month': { from: day(new Date(year, month - 1, 1)), to: day(new Date(year, month, 0)) },
    quarter: { from: daysBefore(now, 89), to: day(now) },
    year: { from: day(new Date(year, 0, 1)), to: day(now) },
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

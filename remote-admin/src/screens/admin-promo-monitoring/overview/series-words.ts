import type { PromoSeries } from '../../../api/promo.ts';

const ZONE = { timeZone: 'Europe/Moscow' } as const;
const LONG = {
  day: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', ...ZONE }),
  hour: new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...ZONE,
  }),
} as const;
const SHORT = {
  day: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', ...ZONE }),
  hour: new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', ...ZONE }),
} as const;

/** When a step of the series begins, by the clock of Moscow. */
export function stepText(at: string, by: PromoSeries['by'], length: 'long' | 'short'): string {
  return (length === 'long' ? LONG : SHORT)[by].format(new Date(at));
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round whole number at or above a count: where the axis ends. */
export function countCeiling(count: number): number {
  if (count <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(count));
  return (STEPS.find((step) => step * power >= count) ?? 10) * power;
}

import { type MoscowFormat, moscowText } from '@cabinet/kernel/core/calendar';
import type { PromoSeries } from '../../../api/promo.ts';

type Length = 'long' | 'short';

const DAYS: Readonly<Record<Length, MoscowFormat>> = { long: 'day', short: 'shortDay' };

/** When a step of the series begins: «21 ноября», «21 нояб.»; of an hour «21 ноября в 18:00», «18:00». */
export function stepText(at: string, by: PromoSeries['by'], length: Length): string {
  const hour = moscowText(at, 'time');
  const words: Readonly<Record<PromoSeries['by'], string>> = {
    day: moscowText(at, DAYS[length]),
    hour: length === 'short' ? hour : `${moscowText(at, 'day')} в ${hour}`,
  };
  return words[by];
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round whole number at or above a count: where the axis ends. */
export function countCeiling(count: number): number {
  if (count <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(count));
  return (STEPS.find((step) => step * power >= count) ?? 10) * power;
}

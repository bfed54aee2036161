import { formatAmount } from '@cabinet/kernel/core/amount';
import { moscowText } from '@cabinet/kernel/core/calendar';
import type { CapLevel } from './cap-level.ts';

/** What a member without a cap has. */
export const NO_CAP = 'Без ограничений';

/** What the colour of a bar says, in words. */
export const LEVEL_WORDS: Readonly<Record<CapLevel, string | null>> = {
  calm: null,
  near: 'почти исчерпан',
  over: 'исчерпан',
};

/** «1 декабря»: the day in Moscow on which the next month begins. */
export const resetDay = (resetsAt: string) => moscowText(resetsAt, 'day').replace(' ', '\u00a0');

/** A sum where there is little room: «1 200 ₽», and «1 200,50 ₽» where there are kopecks. */
export const shortSum = (amount: string | number, digits?: number) =>
  formatAmount(amount, /\.0*[1-9]/.test(String(amount)) ? { ...(digits && { digits }) } : { digits: 0 });

/** A cap in words. */
export const capText = (cap: string | null) => (cap === null ? NO_CAP : shortSum(cap));

import { addDays, firstOfMonth, moscowDay } from '@cabinet/kernel/core/calendar';

/** The first day of the month of which enough is known to say what the rest may bring. */
const FIRST_TELLING_DAY = 3;
const TELLING_DIGITS = 2;

/** What a month's spending is known by. */
export interface MonthOfSpending {
  /** Decimal text. */
  readonly spent: string;
  /** When the month ends, ISO 8601. */
  readonly resetsAt: string;
  readonly now: Date;
}

const dayOfMonth = (day: string) => Number(day.slice(8));

/** A guess is not worth more than its first figures: 2 571 is «около 2 600». */
const roughly = (amount: number) => Number(amount.toPrecision(TELLING_DIGITS));

/**
 * What the month will come to in roubles if its other days are like those of Moscow so far, today among them; `null` in
 * its first days, on its last one, after it, and where nothing is spent.
 */
export function projectMonth({ spent, resetsAt, now }: MonthOfSpending): number | null {
  const nextMonth = moscowDay(new Date(resetsAt));
  const today = moscowDay(now);
  // Two figures are kept, so a plain number tells enough.
  const amount = Number(spent);
  const isOfThisMonth = firstOfMonth(today, 1) === nextMonth;
  const days = dayOfMonth(addDays(nextMonth, -1));
  const daysSoFar = dayOfMonth(today);
  if (!isOfThisMonth || amount <= 0) return null;
  if (daysSoFar < FIRST_TELLING_DAY || daysSoFar >= days) return null;
  return roughly((amount / daysSoFar) * days);
}

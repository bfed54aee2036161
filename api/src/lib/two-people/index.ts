import {
  compareMoney,
  fromWire,
  isNegativeMoney,
  type Money,
  multiplyMoney,
  negateMoney,
  subtractMoney,
  ZERO_MONEY,
} from '@cabinet/kernel/core/money';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { findMovedAlone, lockHand, type MovedAlone } from './moved-alone.ts';

export { findMovedAlone, lockHand, type MovedAlone } from './moved-alone.ts';

/** The setting of the rule: `TWO_PEOPLE_FROM`, in roubles. */
export type Rule = Pick<Config, 'twoPeopleFrom'>;

const MONTH_TIMES = 10;

/**
 * Decides whether money moved by hand needs a second person (product §19.5): the step, with what the same person has
 * moved alone over all payers and kinds, reaches `TWO_PEOPLE_FROM` within 24 hours or ten times that within 30 days. It
 * locks the person's hand, so it is asked before any payer is locked.
 */
export async function needsSecond(trx: Database, actorId: string, step: Money, rule: Rule): Promise<boolean> {
  await lockHand(trx, actorId);
  return reachesLimit(await findMovedAlone(trx, actorId), step, rule);
}

/** The same for money that was added up before, where nothing is locked. */
export function reachesLimit(alone: MovedAlone, step: Money, rule: Rule): boolean {
  return compareMoney(sizeOf(step), allowanceOf(alone, rule)) >= 0;
}

/** The sum below which the person's next step needs nobody else. It is never below zero. */
export function allowanceOf({ day, month }: MovedAlone, { twoPeopleFrom }: Rule): Money {
  const limit = fromWire(twoPeopleFrom);
  const today = subtractMoney(limit, day);
  const thisMonth = subtractMoney(multiplyMoney(limit, MONTH_TIMES), month);
  const left = compareMoney(today, thisMonth) <= 0 ? today : thisMonth;
  return isNegativeMoney(left) ? ZERO_MONEY : left;
}

export function sizeOf(amount: Money): Money {
  return isNegativeMoney(amount) ? negateMoney(amount) : amount;
}

import { addDays, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { fromWire, subtractMoney, toWire } from '@cabinet/kernel/core/money';
import { wire } from '#lib/wire.ts';
import type { CostRow, Costs } from './costs-repository.ts';

const DAYS = 30;

/** The days whose charges show what another rate would come to: the last 30 of Moscow, today included. */
export function impactDays() {
  const to = new Date();
  return { days: DAYS, from: startOfMoscowDay(addDays(moscowDay(to), 1 - DAYS)), to };
}

/** What every impact says: how much the charges of the days cost, and would have cost. */
export function toImpact({ days, from, to }: ReturnType<typeof impactDays>, costs: Costs) {
  return {
    days,
    from: from.toISOString(),
    to: to.toISOString(),
    charges: costs.charges,
    amount_before: wire(costs.before),
    amount_after: wire(costs.after),
    difference: difference(costs),
    payers_count: costs.payers_count,
    payers: costs.payers.map(toCost),
  };
}

/** What a payer or a model cost, and would have cost. */
export function toCost({ id, name, charges, before, after }: CostRow) {
  return {
    id,
    name,
    charges,
    before: wire(before),
    after: wire(after),
    difference: difference({ before, after }),
  };
}

const difference = ({ before, after }: Pick<CostRow, 'before' | 'after'>) =>
  toWire(subtractMoney(fromWire(after), fromWire(before)));

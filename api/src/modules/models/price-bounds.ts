import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { equalMoney, fromWire } from '@cabinet/kernel/core/money';
import { type Bounds, boundsOfPrice, isAlone } from '#lib/pricing/index.ts';
import type { PriceRow, Prices } from './repository.ts';

const DAYS = 30;
export const PRICE_FIELDS = ['input_price', 'output_price'] as const;

/** What one person may make of both prices alone: at once, or by a plan, which replaces the one before. */
export interface PriceBounds {
  readonly now: Readonly<Record<keyof Prices, Bounds>>;
  readonly planned: Readonly<Record<keyof Prices, Bounds>>;
}

/**
 * Measures from every price of the last 30 days, or since the last one that two people agreed on: three steps of a half
 * are as far as one (product §19.5). What two people planned is not measured, because it is agreed on as it is.
 */
export function boundsOf(prices: readonly PriceRow[]): PriceBounds {
  const lately = pricesLately(prices);
  const planned = prices.filter((price) => price.is_planned && !price.is_agreed);
  const of = (field: keyof Prices, plans: readonly PriceRow[]) =>
    boundsOfPrice(
      lately.map((price) => price[field]),
      plans.map((price) => price[field]),
    );
  return {
    now: { input_price: of('input_price', planned), output_price: of('output_price', planned) },
    planned: { input_price: of('input_price', []), output_price: of('output_price', []) },
  };
}

/** Whether one person may set these prices. One that stays as it is needs nobody. */
export function areAlone(present: Prices, prices: Prices, bounds: PriceBounds['now']): boolean {
  return PRICE_FIELDS.every(
    (field) =>
      equalMoney(fromWire(present[field]), fromWire(prices[field])) || isAlone(prices[field], bounds[field]),
  );
}

/** The newest first. The price that held when the time began is among them. */
function pricesLately(prices: readonly PriceRow[]): readonly PriceRow[] {
  const begun = prices.filter((price) => !price.is_planned);
  const since = Date.now() - DAYS * DAY_MS;
  const last = begun.findIndex((price) => price.is_agreed || price.valid_from.getTime() <= since);
  return last === -1 ? begun : begun.slice(0, last + 1);
}

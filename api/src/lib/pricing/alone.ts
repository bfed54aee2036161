import {
  compareMoney,
  divideMoney,
  fromWire,
  isZeroMoney,
  multiplyMoney,
  toWire,
} from '@cabinet/kernel/core/money';

/** What of prices one person decides alone (product §19.5): from one value to another. Beyond it takes two people. */
export interface Bounds {
  readonly min: string;
  readonly max: string;
}

export const MULTIPLIERS_ALONE: Bounds = { min: '0.5', max: '2' };

/** Both bounds are within. */
export function isWithin(value: string, { min, max }: Bounds): boolean {
  const number = fromWire(value);
  return compareMoney(number, fromWire(min)) >= 0 && compareMoney(number, fromWire(max)) <= 0;
}

/**
 * What one person may make of a price: by at most a half more or less than each that it has lately been. Nor may what
 * they have planned alone be further than that from it.
 */
export function boundsOfPrice(lately: readonly string[], planned: readonly string[] = []): Bounds {
  const all = [
    ...lately.map((price) => ({ min: times(price, '0.5'), max: times(price, '1.5') })),
    ...planned.map((price) => ({
      min: toWire(divideMoney(multiplyMoney(fromWire(price), 2), 3)),
      max: times(price, '2'),
    })),
  ];
  return {
    min: all.map(({ min }) => min).reduce((one, other) => (isLess(one, other) ? other : one)),
    max: all.map(({ max }) => max).reduce((one, other) => (isLess(one, other) ? one : other)),
  };
}

/** A price of zero takes two people, whatever it was. */
export const isAlone = (price: string, bounds: Bounds): boolean =>
  !isZeroMoney(fromWire(price)) && isWithin(price, bounds);

const times = (price: string, factor: string) => toWire(multiplyMoney(fromWire(price), factor));
const isLess = (one: string, other: string) => compareMoney(fromWire(one), fromWire(other)) < 0;

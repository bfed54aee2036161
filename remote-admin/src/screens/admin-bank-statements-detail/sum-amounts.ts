import { fromWire, sumMoney, toWire } from '@cabinet/kernel/core/money';

/** The sum of decimal texts. */
export const sumAmounts = (amounts: readonly string[]): string => toWire(sumMoney(amounts.map(fromWire)));

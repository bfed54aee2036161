import { compareMoney, formatMoney, fromWire, roundMoney, toWire } from '@cabinet/kernel/core/money';
import type { Config } from '#config/index.ts';
import { badField } from '#lib/api-error.ts';

/** The amount to pay with two decimals. PAY.001 outside the limits. */
export function readAmount(text: string, { minAmount, maxAmount }: Config['payment']): string {
  const amount = fromWire(text);
  const [min, max] = [fromWire(minAmount), fromWire(maxAmount)];
  if (compareMoney(amount, min) < 0 || compareMoney(amount, max) > 0)
    throw badField('amount', `Сумма — от ${formatMoney(min)} до ${formatMoney(max)}`, 'PAY.001');
  return toWire(roundMoney(amount));
}

import {
  compareMoney,
  formatMoney,
  fromWire,
  type Money,
  parseMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@cabinet/kernel/core/payments';
import { object, string } from '@cabinet/kernel/forms';
import type { PaymentSettings } from '../../../api/payment.ts';

export interface PaymentFormValues {
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly payerId: string;
}

type Limits = Pick<PaymentSettings, 'minAmount' | 'maxAmount'>;

/** Decimals of a payment. */
export const KOPECK_DIGITS = 2;

const roubles = (money: Money) => formatMoney(money).replace(/,00(?=\s)/, '');

/** Why an amount cannot be paid, or `null`; commas and spaces are understood. */
export function amountProblem(text: string, { minAmount, maxAmount }: Limits): string | null {
  const parsed = parseMoney(text, { decimals: KOPECK_DIGITS });
  if (!parsed.ok) return parsed.message;
  const [min, max] = [fromWire(minAmount), fromWire(maxAmount)];
  if (compareMoney(parsed.money, min) < 0) return `Наименьшая сумма — ${roubles(min)}`;
  return compareMoney(parsed.money, max) > 0 ? `Наибольшая сумма — ${roubles(max)}` : null;
}

/** The amount as it travels, or `null` while it cannot be paid. */
export function payableAmount(text: string, limits: Limits): string | null {
  const parsed = parseMoney(text, { decimals: KOPECK_DIGITS });
  return parsed.ok && amountProblem(text, limits) === null ? toWire(parsed.money) : null;
}

/** «От 10 ₽ до 300 000 ₽». */
export function limitsText({ minAmount, maxAmount }: Limits): string {
  return `От ${roubles(fromWire(minAmount))} до ${roubles(fromWire(maxAmount))}`;
}

export function paymentFormSchema(limits: Limits) {
  return object({
    amount: string()
      .required('Введите сумму')
      .test('payable', (text, context) => {
        const problem = amountProblem(text ?? '', limits);
        return problem === null || context.createError({ message: problem });
      }),
    method: string().oneOf(PAYMENT_METHODS, 'Выберите способ оплаты').required('Выберите способ оплаты'),
    payerId: string(),
  });
}

import { compareMoney, fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import type { Config } from './config.ts';
import { type Env, isAmount, readAmount, text } from './env-readers.ts';

const DEFAULT_PRESETS = ['500', '1000', '3000', '5000', '10000'];

type PaymentAmounts = Pick<Config['payment'], 'minAmount' | 'maxAmount' | 'twoPeopleFrom' | 'presets'>;

/** What may be paid in one go, which of it is suggested, and what one person does not confirm alone. */
export function readPaymentAmounts(env: Env, problems: string[]): PaymentAmounts {
  const minAmount = readAmount(env, 'PAYMENT_MIN', '10', problems);
  const maxAmount = readAmount(env, 'PAYMENT_MAX', '300000', problems);
  const [min, max] = [fromWire(minAmount), fromWire(maxAmount)];
  const hasLimits = compareMoney(min, max) <= 0;
  if (!hasLimits) problems.push(`PAYMENT_MAX is ${maxAmount}, below PAYMENT_MIN, which is ${minAmount}`);
  if (isZeroMoney(min)) problems.push('PAYMENT_MIN is 0; nobody can pay nothing');
  const isPayable = (amount: string) =>
    isAmount(amount) && compareMoney(fromWire(amount), min) >= 0 && compareMoney(fromWire(amount), max) <= 0;

  const listed = text(env, 'PAYMENT_PRESETS')
    ?.split(',')
    .map((preset) => preset.trim());
  const wrong = (listed ?? []).filter((preset) => !isPayable(preset)).map((preset) => `"${preset}"`);
  if (hasLimits && wrong.length > 0)
    problems.push(
      `PAYMENT_PRESETS: ${wrong.join(', ')}; each is an amount from ${minAmount} to ${maxAmount} roubles`,
    );
  const twoPeopleFrom = readAmount(env, 'PAYMENT_TWO_PEOPLE_FROM', '100000', problems);
  return { minAmount, maxAmount, twoPeopleFrom, presets: listed ?? DEFAULT_PRESETS.filter(isPayable) };
}

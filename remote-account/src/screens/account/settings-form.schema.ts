import { isPositiveMoney, parseMoney } from '@cabinet/kernel/core/money';
import { object, string } from '@cabinet/kernel/forms';

/** Settings of messages and of the low-balance letter. */
export const schema = object({
  lowBalanceThreshold: string().test('lowBalanceThreshold', (value, context) => {
    if (value === undefined) return true;
    const parsed = parseMoney(value, { decimals: 2 });
    if (!parsed.ok) return context.createError({ message: parsed.message });
    return isPositiveMoney(parsed.money) || context.createError({ message: 'Сумма должна быть больше нуля' });
  }),
});

import { isNegativeMoney, parseMoney } from '@cabinet/kernel/core/money';
import { object, string } from '@cabinet/kernel/forms';
import { reason } from './reason.schema.ts';

export const schema = object({
  creditLimit: string()
    .required('Введите лимит')
    .test('limit', (value, context) => {
      const parsed = parseMoney(value);
      if (!parsed.ok) return context.createError({ message: parsed.message });
      return (
        !isNegativeMoney(parsed.money) || context.createError({ message: 'Лимит не может быть меньше нуля' })
      );
    }),
  reason: reason(),
});

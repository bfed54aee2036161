import { isPositiveMoney, parseMoney } from '@cabinet/kernel/core/money';
import { object, string } from '@cabinet/kernel/forms';
import { reason } from './reason.schema.ts';

export const schema = object({
  amount: string()
    .required('Введите сумму')
    .test('amount', (value, context) => {
      const parsed = parseMoney(value);
      if (!parsed.ok) return context.createError({ message: parsed.message });
      return (
        isPositiveMoney(parsed.money) ||
        context.createError({ message: 'Сумма больше нуля: начислить её или списать, выбирают выше' })
      );
    }),
  reason: reason(),
  document: string().trim().max(100, 'Не больше 100 знаков'),
});

import { DOCUMENT_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { isPositiveMoney, parseMoney } from '@cabinet/kernel/core/money';
import { lineText, object, string } from '@cabinet/kernel/forms';
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
  document: lineText({ maxLength: DOCUMENT_MAX_LENGTH }),
});

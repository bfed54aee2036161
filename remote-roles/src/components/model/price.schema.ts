import { isNegativeMoney, parseMoney } from '@cabinet/kernel/core/money';
import { string } from '@cabinet/kernel/forms';
import { PRICE } from './price-values.ts';

/** Roubles for a million tokens; nothing is a price, too. */
export const price = () =>
  string()
    .required('Введите цену')
    .test('price', (value, context) => {
      const parsed = parseMoney(value, PRICE);
      if (!parsed.ok) return context.createError({ message: parsed.message });
      return (
        !isNegativeMoney(parsed.money) || context.createError({ message: 'Цена не может быть меньше нуля' })
      );
    });

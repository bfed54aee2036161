import { formatAmount } from '@cabinet/kernel/core/amount';
import {
  compareMoney,
  equalMoney,
  fromWire,
  isNegativeMoney,
  isZeroMoney,
  parseMoney,
} from '@cabinet/kernel/core/money';
import type { ModelDetail } from '../../api/models.ts';
import { PRICE, wirePrice } from '../../components/model/price-values.ts';
import type { PriceValues } from './price-form-values.ts';

const FIELDS = { inputPrice: 'Ввод', outputPrice: 'Вывод' } as const;

/** Why a price takes two people, a sentence of each; nothing where one may set it. */
export function whyTwoPeople(model: ModelDetail, values: PriceValues): readonly string[] {
  const [input, output] = (['inputPrice', 'outputPrice'] as const).map((field) =>
    whyPrice(model, values, field),
  );
  const replaced =
    values.start === 'planned' && isPlanAgreed(model) ? ['Нынешний план цены подтверждён двумя людьми'] : [];
  return [...(input ?? []), ...(output ?? []), ...replaced];
}

/** Whether two people agreed on the price that is to come. */
export const isPlanAgreed = ({ prices, nextPrice }: ModelDetail): boolean =>
  nextPrice !== null &&
  prices.some(({ validFrom, agreedBy }) => validFrom === nextPrice.validFrom && agreedBy !== null);

function whyPrice(model: ModelDetail, values: PriceValues, field: keyof typeof FIELDS): readonly string[] {
  if (!parseMoney(values[field], PRICE).ok) return [];
  const price = fromWire(wirePrice(values[field]));
  const { min, max } = model.alone[values.start][field];
  if (isNegativeMoney(price) || equalMoney(price, fromWire(model[field]))) return [];
  if (isZeroMoney(price)) return [`${FIELDS[field]} за 0 ₽`];
  const isFar = compareMoney(price, fromWire(min)) < 0 || compareMoney(price, fromWire(max)) > 0;
  if (!isFar) return [];
  const bounds =
    compareMoney(fromWire(min), fromWire(max)) > 0
      ? 'за последние 30 дней эта цена уже менялась так, что любая другая отличается от одной из них больше чем вдвое'
      : `один человек меняет эту цену в пределах ${formatAmount(min)} — ${formatAmount(max)}: не больше чем на половину от цен последних 30 дней`;
  return [`${FIELDS[field]} за ${formatAmount(wirePrice(values[field]))}: ${bounds}`];
}

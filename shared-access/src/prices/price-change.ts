import { fromWire, isZeroMoney, moneyRatio } from '@cabinet/kernel/core/money';
import { plural } from '@cabinet/kernel/core/text';

/** From this many times on a price is taken for a slip of the hand until somebody has read it twice. */
const LOUD_TIMES = 10;
const TIMES = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** How a price differs from the one before, in words; `isLoud` where that looks like a slip. */
export interface PriceChange {
  readonly text: string;
  readonly isLoud: boolean;
}

function timesText(times: number): string {
  const shown = TIMES.format(times);
  const noun = shown.includes(',') ? 'раза' : plural(Math.round(times), 'раз', 'раза', 'раз');
  return `в ${shown} ${noun}`;
}

/** «в 100 раз дороже», «на 20 % дешевле»; null where the price stays. */
export function priceChange(before: string, after: string): PriceChange | null {
  const [old, next] = [fromWire(before), fromWire(after)];
  if (isZeroMoney(old) && isZeroMoney(next)) return null;
  if (isZeroMoney(next)) return { text: 'станет бесплатно', isLoud: true };
  if (isZeroMoney(old)) return { text: 'было бесплатно', isLoud: true };
  const ratio = moneyRatio(next, old);
  if (ratio === undefined || ratio === 1) return null;
  const times = ratio > 1 ? ratio : 1 / ratio;
  const side = ratio > 1 ? 'дороже' : 'дешевле';
  if (times >= 2) return { text: `${timesText(times)} ${side}`, isLoud: times >= LOUD_TIMES };
  return { text: `на ${PERCENT.format(Math.abs(ratio - 1) * 100)} % ${side}`, isLoud: false };
}

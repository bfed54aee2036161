import { plural } from '../text/plural.ts';
import { integerInWords } from './integer-in-words.ts';
import { amountOf, type Money } from './money.ts';

/** A sum as an invoice writes it: «Пятьсот рублей 00 копеек», rounded half up to a kopeck. */
export function rublesInWords(money: Money): string {
  const [rubles = '0', kopecks = '00'] = amountOf(money).abs().toFixed(2).split('.');
  const rubleWord = plural(BigInt(rubles), 'рубль', 'рубля', 'рублей');
  const kopeckWord = plural(Number(kopecks), 'копейка', 'копейки', 'копеек');
  const minus = amountOf(money).toDecimalPlaces(2).lessThan(0) ? 'минус ' : '';
  return capitalised(`${minus}${integerInWords(rubles)} ${rubleWord} ${kopecks} ${kopeckWord}`);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

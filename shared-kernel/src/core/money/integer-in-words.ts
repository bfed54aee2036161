import { plural } from '../text/plural.ts';

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const FEMININE_UNITS = ['', 'одна', 'две', ...UNITS.slice(3)];
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
/** The names of thousands, millions and so on, up to the 20 digits that money can have. */
const CLASSES: readonly (readonly [one: string, few: string, many: string])[] = [
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
  ['квадриллион', 'квадриллиона', 'квадриллионов'],
  ['квинтиллион', 'квинтиллиона', 'квинтиллионов'],
];

/** A whole number in Russian words of the masculine gender, from its decimal digits: '21' is «двадцать один». */
export function integerInWords(digits: string): string {
  const triples = digits.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [];
  const words = triples.flatMap((triple, at) => classInWords(Number(triple), triples.length - 1 - at));
  return words.length === 0 ? 'ноль' : words.join(' ');
}

function classInWords(triple: number, order: number): string[] {
  if (triple === 0) return [];
  const forms = CLASSES[order - 1];
  const words = tripleInWords(triple, order === 1 ? FEMININE_UNITS : UNITS);
  return forms ? [...words, plural(triple, ...forms)] : words;
}

function tripleInWords(triple: number, units: readonly string[]): string[] {
  const rest = triple % 100;
  const isTeen = rest >= 10 && rest < 20;
  const low = isTeen ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], units[rest % 10]];
  return [HUNDREDS[Math.floor(triple / 100)], ...low].filter((word): word is string => !!word);
}

import fc from 'fast-check';
import { fromWire, rublesInWords } from './index.ts';
import { integerInWords } from './integer-in-words.ts';

describe('rublesInWords', () => {
  it.each([
    ['0', 'Ноль рублей 00 копеек'],
    ['0.01', 'Ноль рублей 01 копейка'],
    ['1', 'Один рубль 00 копеек'],
    ['2.02', 'Два рубля 02 копейки'],
    ['5.05', 'Пять рублей 05 копеек'],
    ['11.11', 'Одиннадцать рублей 11 копеек'],
    ['21.21', 'Двадцать один рубль 21 копейка'],
    ['40', 'Сорок рублей 00 копеек'],
    ['90.99', 'Девяносто рублей 99 копеек'],
    ['100', 'Сто рублей 00 копеек'],
    ['112', 'Сто двенадцать рублей 00 копеек'],
    ['500', 'Пятьсот рублей 00 копеек'],
    ['1000', 'Одна тысяча рублей 00 копеек'],
    ['1001', 'Одна тысяча один рубль 00 копеек'],
    ['2000', 'Две тысячи рублей 00 копеек'],
    ['5000', 'Пять тысяч рублей 00 копеек'],
    ['12345.67', 'Двенадцать тысяч триста сорок пять рублей 67 копеек'],
    ['21000', 'Двадцать одна тысяча рублей 00 копеек'],
    ['1000000', 'Один миллион рублей 00 копеек'],
    ['2000001', 'Два миллиона один рубль 00 копеек'],
    ['1000000000', 'Один миллиард рублей 00 копеек'],
    [
      '987654321.1',
      'Девятьсот восемьдесят семь миллионов шестьсот пятьдесят четыре тысячи триста двадцать один рубль 10 копеек',
    ],
    ['-20', 'Минус двадцать рублей 00 копеек'],
    ['-0.001', 'Ноль рублей 00 копеек'],
    ['1.005', 'Один рубль 01 копейка'],
    ['999.995', 'Одна тысяча рублей 00 копеек'],
  ])('says %s as «%s»', (wire, words) => {
    expect(rublesInWords(fromWire(wire))).toBe(words);
  });

  it('knows the names of the largest classes', () => {
    expect(rublesInWords(fromWire('12000000000000000000'))).toBe('Двенадцать квинтиллионов рублей 00 копеек');
  });
});

/** The value of each word, to read a spelled number back without the code under test. */
const values: Readonly<Record<string, number>> = {
  ноль: 0,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
};

function readBack(words: string): number {
  let total = 0;
  let triple = 0;
  for (const word of words.split(' ')) {
    const scale = word.startsWith('тысяч')
      ? 1e3
      : word.startsWith('миллион')
        ? 1e6
        : word.startsWith('миллиард')
          ? 1e9
          : 0;
    if (scale === 0) triple += values[word] ?? Number.NaN;
    else {
      total += triple * scale;
      triple = 0;
    }
  }
  return total + triple;
}

describe('integerInWords', () => {
  it('can be read back to the same number', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        expect(readBack(integerInWords(String(number)))).toBe(number);
      }),
      { numRuns: 1000 },
    );
  });

  it('puts one space between words and none around them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (number) => {
        expect(integerInWords(String(number))).toMatch(/^[а-яё]+(?: [а-яё]+)*$/);
      }),
    );
  });
});

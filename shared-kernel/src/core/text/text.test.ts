import fc from 'fast-check';
import { countdown, greeting, plural } from './index.ts';

const rubles = (count: number | bigint) => plural(count, 'рубль', 'рубля', 'рублей');

describe('plural', () => {
  it('counts the whole part only', () => {
    expect(rubles(1.9)).toBe('рубль');
  });

  it('takes sums beyond what a number can hold', () => {
    expect(rubles(10n ** 19n + 1n)).toBe('рубль');
    expect(rubles(-(10n ** 19n) - 13n)).toBe('рублей');
  });

  it('agrees with the plural rules of the platform', () => {
    const rules = new Intl.PluralRules('ru');
    const forms: Record<string, string> = { one: 'рубль', few: 'рубля', many: 'рублей' };
    const agrees = (count: number) => {
      expect(rubles(count)).toBe(forms[rules.select(count)]);
      expect(rubles(-count)).toBe(rubles(count));
      expect(rubles(BigInt(count))).toBe(rubles(count));
    };
    for (let count = 0; count <= 220; count += 1) agrees(count);
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), agrees));
  });
});

describe('greeting', () => {
  it.each([
    [0, 'Здравствуйте'],
    [5, 'Здравствуйте'],
    [6, 'Доброе утро'],
    [11, 'Доброе утро'],
    [12, 'Добрый день'],
    [17, 'Добрый день'],
    [18, 'Добрый вечер'],
    [23, 'Добрый вечер'],
  ])('at %d hours is «%s»', (hour, text) => {
    expect(greeting(hour)).toBe(text);
  });
});

describe('countdown', () => {
  it.each([
    [-1, '0 сек'],
    [0, '0 сек'],
    [1, '1 сек'],
    [1000, '1 сек'],
    [1001, '2 сек'],
    [59_000, '59 сек'],
    [59_001, '1 мин 0 сек'],
    [60_000, '1 мин 0 сек'],
    [61_000, '1 мин 1 сек'],
    [3_600_000, '60 мин 0 сек'],
  ])('says %d ms as «%s»', (remaining, text) => {
    expect(countdown(remaining)).toBe(text);
  });

  it('shows zero only when nothing remains', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000_000 }), (remaining) => {
        expect(countdown(remaining) === '0 сек').toBe(remaining <= 0);
      }),
    );
  });
});

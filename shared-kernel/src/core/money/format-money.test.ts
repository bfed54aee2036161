import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { formatAmount } from '../amount/index.ts';
import { formatMoney, formatMoneyHover, formatMoneySigned, fromWire, ZERO_MONEY } from './index.ts';

/** Expected texts are written with plain spaces, the real ones have unbreakable ones. */
const nbsp = (text: string) => text.replaceAll(' ', '\u00a0');

describe('formatMoney', () => {
  it.each([
    ['0', '0,00 ₽'],
    ['1', '1,00 ₽'],
    ['12.3', '12,30 ₽'],
    ['999.99', '999,99 ₽'],
    ['1234.5', '1 234,50 ₽'],
    ['1234567.891', '1 234 567,89 ₽'],
    ['-1234.5', '−1 234,50 ₽'],
    ['1.005', '1,01 ₽'],
    ['999.995', '1 000,00 ₽'],
    ['0.005', '0,01 ₽'],
    ['12345678901234567890', '12 345 678 901 234 567 890,00 ₽'],
  ])('writes %s as %s', (wire, text) => {
    expect(formatMoney(fromWire(wire))).toBe(nbsp(text));
  });

  it.each([
    ['0.0049999999', '0,0049999999 ₽'],
    ['0.004', '0,0040000000 ₽'],
    ['-0.0012', '−0,0012000000 ₽'],
    ['0.0000000001', '0,0000000001 ₽'],
  ])('shows ten decimals of %s, which two would show as zero', (wire, text) => {
    expect(formatMoney(fromWire(wire))).toBe(nbsp(text));
  });

  it('shows a true zero with two decimals', () => {
    expect(formatMoney(ZERO_MONEY)).toBe(nbsp('0,00 ₽'));
    expect(formatMoney(fromWire('-0.00'))).toBe(nbsp('0,00 ₽'));
  });

  it('can leave the unit out and round to whole roubles', () => {
    expect(formatMoney(fromWire('1234.5'), { unit: false })).toBe(nbsp('1 234,50'));
    expect(formatMoney(fromWire('1234.5'), { digits: 0 })).toBe(nbsp('1 235 ₽'));
  });

  it('agrees with the Russian format of the platform, but for its hyphen', () => {
    const platform = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (kopecks) => {
        const rubles = kopecks / 100;
        const text = platform.format(rubles === 0 ? 0 : rubles);
        expect(formatMoney(fromWire(rubles))).toBe(text.replace('-', '\u2212'));
      }),
    );
  });

  it('never breaks over a line', () => {
    fc.assert(
      fc.property(fc.integer(), (rubles) => {
        expect(formatMoney(fromWire(rubles))).not.toContain(' ');
      }),
    );
  });

  it('shows zero only for zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (units) => {
        const text = formatMoney(fromWire((units / 10 ** 10).toFixed(10)));
        expect(/[1-9]/.test(text)).toBe(units !== 0);
      }),
    );
  });
});

describe('formatMoneyHover', () => {
  it.each([
    ['1234.5678901234', '1 234,567890 ₽'],
    ['0.0000005', '0,000001 ₽'],
    ['0.0000004', '0,0000004000 ₽'],
    ['0', '0,000000 ₽'],
  ])('writes %s as %s', (wire, text) => {
    expect(formatMoneyHover(fromWire(wire))).toBe(nbsp(text));
  });
});

describe('formatMoneySigned', () => {
  it.each([
    ['500', '+500,00 ₽'],
    ['-20', '−20,00 ₽'],
    ['0', '0,00 ₽'],
    ['0.001', '+0,0010000000 ₽'],
  ])('writes %s as %s', (wire, text) => {
    expect(formatMoneySigned(fromWire(wire))).toBe(nbsp(text));
  });
});

describe('formatAmount', () => {
  it('writes the number of the wire as the money of it is written', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        fc.constantFrom(0, 2, 6),
        (value, digits) => {
          expect(formatAmount(value, { digits })).toBe(formatMoney(fromWire(value), { digits }));
        },
      ),
    );
  });

  it('rounds half up like decimal arithmetic', () => {
    const wire = fc.tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat({ max: 10 }));
    fc.assert(
      fc.property(wire, fc.nat({ max: 6 }), ([units, places], digits) => {
        const amount = new Decimal(units.toString()).div(new Decimal(10).pow(places));
        const rounded = amount.toDecimalPlaces(digits, Decimal.ROUND_HALF_UP);
        if (rounded.isZero()) return;
        const text = formatAmount(amount.toFixed(), { digits, unit: false });
        const plain = text.replaceAll('\u00a0', '').replace('\u2212', '-').replace(',', '.');
        expect(plain).toBe(rounded.toFixed(digits));
      }),
    );
  });

  it.each(['', 'NaN', '1e3', '1.', '--1', ' 1'])('refuses %j', (amount) => {
    expect(() => formatAmount(amount)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { formatMoney, formatMoneySigned, fromWire, parseMoney, roundMoney, toWire } from './index.ts';

function wireOf(text: string, decimals?: number): string {
  const parsed = parseMoney(text, decimals === undefined ? {} : { decimals });
  return parsed.ok ? toWire(parsed.money) : parsed.reason;
}

describe('parseMoney', () => {
  it.each([
    ['500', '500.00'],
    ['500,5', '500.50'],
    ['500.50', '500.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234\u2009567,89', '1234567.89'],
    ['1 234,50 ₽', '1234.50'],
    ['1234,50₽', '1234.50'],
    ['100 руб.', '100.00'],
    ['100 руб', '100.00'],
    ['100р', '100.00'],
    ['100 р.', '100.00'],
    ['  42  ', '42.00'],
    [',5', '0.50'],
    ['.5', '0.50'],
    ['5,', '5.00'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['-20', '-20.00'],
    ['−20,00 ₽', '-20.00'],
    ['- 20', '-20.00'],
    ['+500,00 ₽', '500.00'],
    ['-0', '0.00'],
    ['0,0000000001', '0.0000000001'],
    ['1,500000000000000', '1.50'],
    ['1 000 000', '1000000.00'],
    ["1'234.56", '1234.56'],
    ["1'234’567", '1234567.00'],
    ['1 234,56 RUB', '1234.56'],
    ['9999999999,9999999999', '9999999999.9999999999'],
  ])('reads %j as %s', (text, wire) => {
    expect(wireOf(text)).toBe(wire);
  });

  it.each([
    ['', 'empty'],
    ['  \u00a0 ', 'empty'],
    ['NaN', 'malformed'],
    ['Infinity', 'malformed'],
    ['-Infinity', 'malformed'],
    ['1e3', 'malformed'],
    ['1E3', 'malformed'],
    ['0x10', 'malformed'],
    ['0b1', 'malformed'],
    ['1_000', 'malformed'],
    ['1,234.50', 'malformed'],
    ['1.234,50', 'malformed'],
    ['1.2.3', 'malformed'],
    ['1,,2', 'malformed'],
    ["1'2", 'malformed'],
    ["1'2345", 'malformed'],
    ['10,000', 'ambiguous'],
    ['10.000', 'ambiguous'],
    ['10,000 ₽', 'ambiguous'],
    ['1 234,567', 'ambiguous'],
    ['0,005', 'ambiguous'],
    ['-1,500', 'ambiguous'],
    ['--1', 'malformed'],
    ['+-1', 'malformed'],
    ['1-', 'malformed'],
    [',', 'malformed'],
    ['.', 'malformed'],
    ['-', 'malformed'],
    ['₽', 'malformed'],
    ['₽ 5', 'malformed'],
    ['5 ₽ ₽', 'malformed'],
    ['5 $', 'malformed'],
    ['пять', 'malformed'],
    ['1 2a', 'malformed'],
    ['٣', 'malformed'],
    ['1'.repeat(65), 'malformed'],
    ['1,12345678901', 'too-many-decimals'],
    ['123456789012345678901', 'too-large'],
    ['12345678901,1234567891', 'too-large'],
  ])('refuses %j as %s', (text, reason) => {
    expect(wireOf(text)).toBe(reason);
  });

  it('takes no more decimals than the field allows', () => {
    expect(wireOf('1,23', 2)).toBe('1.23');
    expect(wireOf('1,2300', 2)).toBe('1.23');
    expect(wireOf('1,2345', 2)).toBe('too-many-decimals');
    expect(wireOf('1,5', 0)).toBe('too-many-decimals');
    expect(wireOf('15', 0)).toBe('15.00');
  });

  it('explains itself in Russian', () => {
    expect(parseMoney('')).toMatchObject({ ok: false, message: 'Введите сумму' });
    expect(parseMoney('x')).toMatchObject({ ok: false, message: 'Некорректная сумма' });
    const kopecks = { ok: false, message: 'Копеек две цифры: 10,00. Десять тысяч — 10 000' };
    expect(parseMoney('10,000')).toMatchObject(kopecks);
    expect(parseMoney('1,234', { decimals: 2 })).toMatchObject(kopecks);
    expect(parseMoney('1,2345', { decimals: 2 })).toMatchObject(kopecks);
    for (const typed of ['1,234.50', '1.234,50', '10.000.000', '10,000,000'])
      expect(parseMoney(typed)).toMatchObject({
        message: 'Тысячи отделяйте пробелом, копейки запятой: 1 234,50',
      });
    expect(parseMoney('1'.repeat(21))).toMatchObject({ ok: false, message: 'Слишком большая сумма' });
  });

  it('takes three decimals of a price where they cannot be thousands', () => {
    const price = (text: string) => parseMoney(text, { isPrice: true });
    expect(price('0,345')).toMatchObject({ ok: true });
    expect(price('1000,125')).toMatchObject({ ok: true });
    expect(price('12,3450')).toMatchObject({ ok: true });
    expect(price('12,345')).toMatchObject({
      reason: 'ambiguous',
      message: 'Непонятно, где тысячи: напишите 12,3450 или 12\u00a0345',
    });
    expect(price('10.000')).toMatchObject({ reason: 'ambiguous' });
  });

  it('reads back what was formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (kopecks) => {
        const money = fromWire((kopecks / 100).toFixed(2));
        expect(parseMoney(formatMoney(money))).toEqual({ ok: true, money });
        expect(parseMoney(formatMoneySigned(money))).toEqual({ ok: true, money });
      }),
    );
  });

  it('reads the same sum with and without its spaces', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{0,11},\d{2}$/),
        fc.constantFrom(' ', '\u00a0', '\u202f'),
        (text, gap) => {
          const spaced = text.replace(/\B(?=(?:\d{3})+,)/g, gap);
          expect(parseMoney(spaced)).toEqual(parseMoney(text));
        },
      ),
    );
  });

  it('never throws, and what it accepts is money that fits the wire', () => {
    const moneyLike = fc.string({ unit: fc.constantFrom(...'0123456789,.-+ ₽eруб\u00a0'), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), moneyLike), (text) => {
        const parsed = parseMoney(text);
        if (parsed.ok) expect(roundMoney(parsed.money, 10)).toEqual(parsed.money);
        else expect(parsed.message).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

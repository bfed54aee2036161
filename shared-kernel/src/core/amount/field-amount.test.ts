import fc from 'fast-check';
import { fieldAmount, tidiedAmount } from './index.ts';
import { parseAmount } from './parse-amount.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('fieldAmount', () => {
  it.each([
    ['1000000.00', '1 000 000'],
    ['1000.50', '1 000,50'],
    ['-1234.5', '−1 234,50'],
    ['0.0000123456', '0,0000123456'],
    ['12.345', '12,3450'],
    ['0', '0'],
  ])('writes %s as %s', (amount, text) => {
    expect(spaces(fieldAmount(amount))).toBe(text);
  });

  it('is read back as the same sum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[1-9]\d{0,9}\.\d{1,10}$/), (typed) => {
        const parsed = parseAmount(`${typed}00`);
        if (!parsed.ok) return;
        expect(parseAmount(fieldAmount(parsed.amount))).toEqual(parsed);
        expect(parseAmount(fieldAmount(parsed.amount), { isPrice: true })).toEqual(parsed);
      }),
    );
  });
});

describe('tidiedAmount', () => {
  it.each([
    ['1500', '1 500'],
    ['1500,5 ₽', '1 500,50'],
    ['15000', '15 000'],
    ['1 5000', '15 000'],
    ['10,000', '10,000'],
    ['много', 'много'],
    ['', ''],
  ])('makes %s %s', (typed, text) => {
    expect(spaces(tidiedAmount(typed))).toBe(text);
  });

  it('leaves a sum that the field does not take', () => {
    expect(tidiedAmount('15000,2345', { decimals: 2 })).toBe('15000,2345');
  });
});

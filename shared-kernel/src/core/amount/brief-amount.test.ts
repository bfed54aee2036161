import { briefAmount } from './brief-amount.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('briefAmount', () => {
  it.each([
    [0, '0 ₽'],
    [1159.91, '1 159 ₽'],
    [-17.9, '−17 ₽'],
    [-0.5, '0 ₽'],
    [-9999.99, '−9 999 ₽'],
    [-12_345_678, '−12,3 млн'],
    [9999.99, '9 999 ₽'],
    [12_399, '12,3 тыс.'],
    [124_999.99, '124 тыс.'],
    [1_234_567, '1,23 млн'],
  ])('%s is %s', (amount, text) => {
    expect(spaces(briefAmount(amount))).toBe(text);
  });
});

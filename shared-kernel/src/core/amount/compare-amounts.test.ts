import { isMoreAmount } from './compare-amounts.ts';

describe('isMoreAmount', () => {
  it.each([
    ['10.00', '9.99'],
    ['100', '20'],
    ['0.0000000002', '0.0000000001'],
    ['0.5', '-0.5'],
    ['-0.5', '-0.51'],
    ['-9', '-10'],
    ['999999999999.99', '999999999999.98'],
  ])('finds %s more than %s', (more, less) => {
    expect(isMoreAmount(more, less)).toBe(true);
    expect(isMoreAmount(less, more)).toBe(false);
  });

  it.each([
    ['1', '1.00'],
    ['0.00', '-0'],
  ])('finds %s no more than %s', (one, same) => {
    expect(isMoreAmount(one, same)).toBe(false);
    expect(isMoreAmount(same, one)).toBe(false);
  });
});

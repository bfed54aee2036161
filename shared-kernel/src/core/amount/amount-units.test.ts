import fc from 'fast-check';
import { amountOfUnits, amountUnits, isMoreAmount } from './index.ts';

describe('isMoreAmount', () => {
  it.each([
    ['10.00', '9.99'],
    ['100', '20'],
    ['0.0000000002', '0.0000000001'],
    ['0.5', '-0.5'],
    ['-0.5', '-0.51'],
    ['-9', '-10'],
    ['999999999999.99', '999999999999.98'],
    [0.0000002, '0.0000001'],
    [10, '9.99'],
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

describe('units of a sum', () => {
  it('are written back as the same sum', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (units) => {
        expect(amountUnits(amountOfUnits(units))).toBe(units);
      }),
    );
  });
});

import { maySpend } from './may-spend.ts';

describe('maySpend', () => {
  it.each([
    ['300.00', '100.0000000001', '500.00', '199.9999999999'],
    ['300.00', '0.00', '120.50', '120.50'],
    ['300.00', '300.00', '500.00', '0.00'],
    ['300.00', '400.00', '500.00', '0.00'],
    ['300.00', '0.00', '-0.50', '0.00'],
    [null, '900.00', '500.00', '500.00'],
  ])(
    'of the cap %s with %s spent and %s on the account is %s',
    (monthlyCap, spentThisMonth, available, left) => {
      expect(maySpend({ monthlyCap, spentThisMonth }, { available })).toBe(left);
    },
  );
});

import { capShare, isNearCap } from './cap-share.ts';

describe('the share of a cap', () => {
  it.each([
    ['100.00', '79.99', false],
    ['100.00', '80.00', true],
    ['100.00', '130.00', true],
    ['0.00', '0.00', true],
    [null, '5000.00', false],
  ])('of %s with %s spent is near its end: %s', (monthlyCap, spentThisMonth, isNear) => {
    expect(isNearCap({ monthlyCap, spentThisMonth })).toBe(isNear);
  });

  it('is all of a cap that allows nothing, and none of no cap', () => {
    expect(capShare({ monthlyCap: '0.00', spentThisMonth: '0.00' })).toBe(1);
    expect(capShare({ monthlyCap: null, spentThisMonth: '7.00' })).toBe(0);
  });
});

import { capShare } from './cap-share.ts';

describe('the share of a cap', () => {
  it('is what was spent of it, also beyond its end', () => {
    expect(capShare({ monthlyCap: '100.00', spentThisMonth: '80.00' })).toBe(0.8);
    expect(capShare({ monthlyCap: '100.00', spentThisMonth: '130.00' })).toBe(1.3);
  });

  it('is all of a cap that allows nothing, and none of no cap', () => {
    expect(capShare({ monthlyCap: '0.00', spentThisMonth: '0.00' })).toBe(1);
    expect(capShare({ monthlyCap: null, spentThisMonth: '7.00' })).toBe(0);
  });
});

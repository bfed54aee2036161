import { NEAR_CAP_PERCENT } from '@cabinet/kernel/core/payments';
import { capLeft, capLevel } from './cap-level.ts';

describe('how far the spending of a month has come', () => {
  it.each([
    ['0.00', '2000.00', 'calm', 0],
    [`${NEAR_CAP_PERCENT * 20 - 1}.99`, '2000.00', 'calm', NEAR_CAP_PERCENT],
    [`${NEAR_CAP_PERCENT * 20}.00`, '2000.00', 'near', NEAR_CAP_PERCENT],
    ['1999.9999999999', '2000.00', 'near', 100],
    ['2000.00', '2000.00', 'over', 100],
    ['2100.00', '2000.00', 'over', 105],
    ['0.00', '0.00', 'over', 100],
  ])('%s of %s is %s', (spent, cap, level, percent) => {
    const found = capLevel(spent, cap);
    expect(found.level).toBe(level);
    expect(Math.round(found.percent)).toBe(percent);
  });
});

describe('what a cap leaves', () => {
  it('is the difference, without the dust of binary fractions', () => {
    expect(capLeft('980.00', '836.32')).toBe('143.6800000000');
    expect(capLeft('9007199254740993.00', '0.0000000001')).toBe('9007199254740992.9999999999');
  });

  it('is nothing once more is spent than the cap, as after it was lowered', () => {
    expect(capLeft('570.00', '615.60')).toBe('0.0000000000');
  });
});

import { capLeft } from './cap-left.ts';

describe('what a cap leaves', () => {
  it('is the difference, without the dust of binary fractions', () => {
    expect(capLeft('980.00', '836.32')).toBe('143.6800000000');
  });

  it('is nothing once more is spent than the cap, as after it was lowered', () => {
    expect(capLeft('570.00', '615.60')).toBe('0.0000000000');
  });
});

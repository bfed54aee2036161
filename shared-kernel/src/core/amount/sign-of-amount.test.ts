import fc from 'fast-check';
import { signOfAmount } from './index.ts';

describe('signOfAmount', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['0.0000000001', 1],
    ['-0.10', -1],
    ['12.00', 1],
  ])('of %s is %d', (amount, sign) => {
    expect(signOfAmount(amount)).toBe(sign);
  });

  it('is that of the number', () => {
    fc.assert(
      fc.property(fc.integer(), (kopecks) => {
        expect(signOfAmount((kopecks / 100).toFixed(2))).toBe(Math.sign(kopecks) + 0);
      }),
    );
  });
});

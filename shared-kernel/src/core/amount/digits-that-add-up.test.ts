import fc from 'fast-check';
import { amountOfUnits, amountUnits, digitsThatAddUp, formatAmount } from './index.ts';

/** What a person reads, in units of the wire. */
function shown(amount: string, digits: number): bigint {
  const text = formatAmount(amount, { digits, unit: false });
  return amountUnits(text.replace(/\s/g, '').replace('−', '-').replace(',', '.'));
}

const wire = (units: bigint) => `${units < 0n ? '-' : ''}${amountOfUnits(units < 0n ? -units : units)}`;
const anyUnits = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  // Little sums, among which are those that two decimals would show as zero.
  fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
  fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }).map((kopecks) => kopecks * 10n ** 8n),
);

describe('digitsThatAddUp', () => {
  it.each([
    [['100.00', '-20.50'], '79.50', 2],
    [['8752.4012', '-7294.1962'], '1458.205', 3],
    [['0.125', '0.125'], '0.25', 3],
    [['100', '-0.000012'], '99.999988', 5],
    [['0', '0.0000123456'], '0.0000123456', 2],
    [['0.0000000001', '1'], '1.0000000001', 10],
    // They do not add up at all.
    [['1.005', '1'], '3', 2],
    [[0.1, '0.2'], '0.3', 2],
  ])('of %j and %s is %d', (terms, total, digits) => {
    expect(digitsThatAddUp(terms, total)).toBe(digits);
  });

  it('makes the shown sums add up, with no decimal more than that takes', () => {
    fc.assert(
      fc.property(anyUnits, anyUnits, (before, amount) => {
        const [one, other, after] = [before, amount, before + amount].map(wire) as [string, string, string];
        const addsUp = (digits: number) => shown(one, digits) + shown(other, digits) === shown(after, digits);
        const digits = digitsThatAddUp([one, other], after);
        expect(addsUp(digits)).toBe(true);
        for (let fewer = 2; fewer < digits; fewer += 1) expect(addsUp(fewer)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('does so for any number of terms', () => {
    fc.assert(
      fc.property(fc.array(anyUnits, { maxLength: 6 }), (units) => {
        const total = wire(units.reduce((sum, each) => sum + each, 0n));
        const digits = digitsThatAddUp(units.map(wire), total);
        const sum = units.reduce((so, each) => so + shown(wire(each), digits), 0n);
        expect(sum).toBe(shown(total, digits));
      }),
    );
  });
});

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import {
  addMoney,
  compareMoney,
  equalMoney,
  fromWire,
  isNegativeMoney,
  isPositiveMoney,
  isZeroMoney,
  type Money,
  moneyRatio,
  multiplyMoney,
  negateMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
  toNumber,
  toWire,
  ZERO_MONEY,
} from './index.ts';

/** Any sum of up to 100 million roubles with up to 10 decimals, beside its exact count of ten-billionths. */
const exact = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const SCALE = 10n ** 10n;

function fromUnits(units: bigint): Money {
  const size = units < 0n ? -units : units;
  const fraction = (size % SCALE).toString().padStart(10, '0');
  return fromWire(`${units < 0n ? '-' : ''}${size / SCALE}.${fraction}`);
}

/** Rounds half up, away from zero, in whole numbers. The arithmetic is checked against it. */
function roundUnits(units: bigint, step: bigint): bigint {
  const size = units < 0n ? -units : units;
  const rounded = ((size + step / 2n) / step) * step;
  return units < 0n ? -rounded : rounded;
}

const sum = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map(fromUnits);

describe('addition and subtraction', () => {
  it('are exact where floats are not', () => {
    expect(toWire(addMoney(fromWire('0.1'), fromWire('0.2')))).toBe('0.30');
    expect(toWire(subtractMoney(fromWire('0.3'), fromWire('0.1')))).toBe('0.20');
  });

  it('agree with whole-number arithmetic', () => {
    fc.assert(
      fc.property(exact, exact, (one, other) => {
        expect(addMoney(fromUnits(one), fromUnits(other))).toEqual(fromUnits(one + other));
        expect(subtractMoney(fromUnits(one), fromUnits(other))).toEqual(fromUnits(one - other));
      }),
    );
  });

  it('do not depend on order', () => {
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 8 }), (amounts) => {
        expect(sumMoney(amounts)).toEqual(sumMoney([...amounts].reverse()));
      }),
    );
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(sum, sum, (one, other) => {
        expect(subtractMoney(addMoney(one, other), other)).toEqual(one);
        expect(addMoney(one, negateMoney(one))).toEqual(ZERO_MONEY);
      }),
    );
  });

  it('leave the amounts that they were given alone', () => {
    const one = Object.freeze(fromWire('10'));
    expect(toWire(addMoney(one, one))).toBe('20.00');
    expect(toWire(one)).toBe('10.00');
  });
});

describe('multiplication', () => {
  it.each([
    ['1000', '0.97', '970.00'],
    ['0.0000123', 1000, '0.0123'],
    ['-5', 3, '-15.00'],
    ['19.99', 0, '0.00'],
    ['0.01', '0.5', '0.005'],
  ])('%s × %s is %s', (money, factor, product) => {
    expect(toWire(multiplyMoney(fromWire(money), factor))).toBe(product);
  });

  it('agrees with repeated addition', () => {
    fc.assert(
      fc.property(sum, fc.nat(20), (money, count) => {
        expect(multiplyMoney(money, count)).toEqual(sumMoney(Array<Money>(count).fill(money)));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 'NaN', 'Infinity', 'много', ''])(
    'refuses the factor %s',
    (factor) => {
      expect(() => multiplyMoney(fromWire('1'), factor)).toThrow();
    },
  );
});

describe('rounding', () => {
  it.each([
    ['1.005', '1.01'],
    ['1.004999', '1.00'],
    ['2.345', '2.35'],
    ['2.355', '2.36'],
    ['-1.005', '-1.01'],
    ['0.005', '0.01'],
    ['0.0049999999', '0.00'],
    ['999.995', '1000.00'],
  ])('%s becomes %s', (money, rounded) => {
    expect(toWire(roundMoney(fromWire(money)))).toBe(rounded);
  });

  it('rounds half up, away from zero, for every sum', () => {
    fc.assert(
      fc.property(exact, (units) => {
        expect(roundMoney(fromUnits(units))).toEqual(fromUnits(roundUnits(units, 10n ** 8n)));
        expect(roundMoney(fromUnits(units), 6)).toEqual(fromUnits(roundUnits(units, 10n ** 4n)));
      }),
    );
  });

  it('never leaves a negative zero', () => {
    expect(roundMoney(fromWire('-0.001'))).toEqual(ZERO_MONEY);
    expect(negateMoney(ZERO_MONEY)).toEqual(ZERO_MONEY);
    expect(multiplyMoney(fromWire('-1'), 0)).toEqual(ZERO_MONEY);
  });
});

describe('comparison', () => {
  it('agrees with whole numbers', () => {
    fc.assert(
      fc.property(exact, exact, (one, other) => {
        const order = compareMoney(fromUnits(one), fromUnits(other));
        expect(order).toBe(one < other ? -1 : one > other ? 1 : 0);
        expect(equalMoney(fromUnits(one), fromUnits(other))).toBe(one === other);
        expect(isZeroMoney(fromUnits(one))).toBe(one === 0n);
        expect(isPositiveMoney(fromUnits(one))).toBe(one > 0n);
        expect(isNegativeMoney(fromUnits(one))).toBe(one < 0n);
      }),
    );
  });

  it('sorts by value and not by text', () => {
    const sorted = ['10', '9', '-1', '100', '9.5'].map(fromWire).sort(compareMoney).map(toNumber);
    expect(sorted).toEqual([-1, 9, 9.5, 10, 100]);
  });
});

describe('moneyRatio', () => {
  it('says what fraction of the whole a part is', () => {
    expect(moneyRatio(fromWire('2500'), fromWire('10000'))).toBe(0.25);
    expect(moneyRatio(fromWire('100'), fromWire('8'))).toBe(12.5);
  });

  it('is undefined for a whole of nothing', () => {
    expect(moneyRatio(fromWire('1'), ZERO_MONEY)).toBeUndefined();
  });
});

describe('the arithmetic of the rest of the page', () => {
  it('stays as decimal.js has it: the kernel works on a clone', () => {
    expect(new Decimal(1).dividedBy(3).toString()).toBe('0.33333333333333333333');
    expect(Decimal.precision).toBe(20);
    Decimal.set({ precision: 5, rounding: Decimal.ROUND_DOWN });
    try {
      expect(toWire(addMoney(fromWire('123456789.123456'), fromWire('0.0000005')))).toBe('123456789.1234565');
      expect(toWire(roundMoney(fromWire('1.005')))).toBe('1.01');
    } finally {
      Decimal.set({ defaults: true });
    }
  });
});

describe('money as data', () => {
  it('survives JSON and compares by content', () => {
    fc.assert(
      fc.property(sum, (money) => {
        expect(JSON.parse(JSON.stringify(money))).toEqual(money);
      }),
    );
  });

  it('writes one amount in one way', () => {
    expect(fromWire('1.50')).toEqual(fromWire('1.5000000000'));
    expect(fromWire('-0.00')).toEqual(ZERO_MONEY);
  });
});

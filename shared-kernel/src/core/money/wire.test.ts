import fc from 'fast-check';
import { fromWire, multiplyMoney, toNumber, toWire, ZERO_MONEY } from './index.ts';

describe('fromWire', () => {
  it.each([
    ['1234.5678900000', '1234.56789'],
    ['500.00', '500.00'],
    ['0', '0.00'],
    ['-12.3', '-12.30'],
    ['0.0000000001', '0.0000000001'],
    ['00012.5', '12.50'],
    ['12345678901234567890', '12345678901234567890.00'],
  ])('reads %s', (wire, again) => {
    expect(toWire(fromWire(wire))).toBe(again);
  });

  it.each([
    [1234.56, '1234.56'],
    [0.1, '0.10'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000.00'],
    [0.1 + 0.2, '0.30'],
    [-0, '0.00'],
  ])('reads the number %d of the balance', (wire, again) => {
    expect(toWire(fromWire(wire))).toBe(again);
  });

  it.each([
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e3',
    '1,5',
    '1 000',
    '+1',
    '.5',
    '5.',
    '0x10',
    '1.12345678901',
    '1.2.3',
    '12\n',
    '--1',
  ])('refuses %j', (wire) => {
    expect(() => fromWire(wire)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses the number %d',
    (wire) => {
      expect(() => fromWire(wire)).toThrow(RangeError);
    },
  );

  it('names what it refused', () => {
    expect(() => fromWire('1e3')).toThrow('"1e3"');
  });
});

describe('toWire', () => {
  it('carries two decimals at least and ten at most', () => {
    expect(toWire(ZERO_MONEY)).toBe('0.00');
    expect(toWire(fromWire('7'))).toBe('7.00');
    expect(toWire(multiplyMoney(fromWire('0.0000000001'), '0.5'))).toBe('0.0000000001');
    expect(toWire(multiplyMoney(fromWire('0.0000000001'), '0.4'))).toBe('0.00');
    expect(toWire(multiplyMoney(fromWire('-0.0000000001'), '0.4'))).toBe('0.00');
  });

  it('is read back as the same money', () => {
    const wire = fc
      .tuple(fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }), fc.stringMatching(/^\d{1,10}$/))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    fc.assert(
      fc.property(wire, (text) => {
        const money = fromWire(text);
        expect(fromWire(toWire(money))).toEqual(money);
        expect(toWire(money)).toMatch(/^-?\d+\.\d{2,10}$/);
      }),
    );
  });

  it('never writes an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
        expect(toWire(fromWire(number))).toMatch(/^-?\d+\.\d{2,10}$/);
      }),
    );
  });
});

describe('toNumber', () => {
  it('gives the balance back as the number that came', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (kopecks) => {
        expect(toNumber(fromWire(kopecks / 100))).toBe(kopecks === 0 ? 0 : kopecks / 100);
      }),
    );
  });
});

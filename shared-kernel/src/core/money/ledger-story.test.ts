import fc from 'fast-check';
import {
  addMoney,
  compareMoney,
  formatMoney,
  fromWire,
  isNegativeMoney,
  type Money,
  moneyRatio,
  multiplyMoney,
  parseMoney,
  roundMoney,
  rublesInWords,
  subtractMoney,
  sumMoney,
  toWire,
  ZERO_MONEY,
} from './index.ts';

/** The parts of money as the cabinet uses them together. */
describe('a year of top-ups and charges', () => {
  /** The charge for some tokens at a price for a million of them. */
  function charge(tokens: number, pricePerMillion: string, rate: string): Money {
    return multiplyMoney(multiplyMoney(multiplyMoney(fromWire(pricePerMillion), tokens), '0.000001'), rate);
  }

  it('prices a request to the tenth decimal', () => {
    expect(toWire(charge(1, '12.5', '1.00'))).toBe('0.0000125');
    expect(toWire(charge(1234, '12.5', '0.97'))).toBe('0.01496225');
    expect(toWire(charge(1_000_000, '12.5', '0.88'))).toBe('11.00');
  });

  it('ends with the balance that whole numbers give', () => {
    const movement = fc.record({ isTopUp: fc.boolean(), units: fc.bigInt({ min: 0n, max: 10n ** 15n }) });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 100 }), (movements) => {
        let balance = ZERO_MONEY;
        let units = 0n;
        for (const each of movements) {
          const text = each.units.toString().padStart(11, '0');
          const money = fromWire(`${text.slice(0, -10)}.${text.slice(-10)}`);
          balance = each.isTopUp ? addMoney(balance, money) : subtractMoney(balance, money);
          units += each.isTopUp ? each.units : -each.units;
        }
        const digits = (units < 0n ? -units : units).toString().padStart(11, '0');
        const expected = `${units < 0n ? '-' : ''}${digits.slice(0, -10)}.${digits.slice(-10)}`;
        expect(balance).toEqual(fromWire(expected));
        expect(isNegativeMoney(balance)).toBe(units < 0n);
      }),
    );
  });

  it('keeps sums that a float loses: a thousand charges of a tenth of a kopeck are one rouble', () => {
    const charges = Array.from({ length: 1000 }, () => fromWire('0.001'));
    expect(sumMoney(charges)).toEqual(fromWire('1'));
  });

  it('rounds a sum once, not each of its parts', () => {
    const parts = ['0.004', '0.004', '0.004'].map(fromWire);
    expect(toWire(roundMoney(sumMoney(parts)))).toBe('0.01');
    expect(toWire(sumMoney(parts.map((part) => roundMoney(part))))).toBe('0.00');
  });
});

describe('a top-up form', () => {
  const min = fromWire('100.00');
  const max = fromWire('300000.00');

  function judge(text: string): string {
    const parsed = parseMoney(text, { decimals: 2 });
    if (!parsed.ok) return parsed.message;
    if (compareMoney(parsed.money, min) < 0) return `Не меньше ${formatMoney(min, { digits: 0 })}`;
    return compareMoney(parsed.money, max) > 0
      ? `Не больше ${formatMoney(max, { digits: 0 })}`
      : toWire(parsed.money);
  }

  it.each([
    ['500', '500.00'],
    ['1 500,50 ₽', '1500.50'],
    ['100', '100.00'],
    ['99,99', 'Не меньше 100\u00a0₽'],
    ['300 000', '300000.00'],
    ['300 000,01', 'Не больше 300\u00a0000\u00a0₽'],
    ['-500', 'Не меньше 100\u00a0₽'],
    ['1,001', 'Копеек две цифры: 10,00. Десять тысяч — 10 000'],
    ['', 'Введите сумму'],
    ['1e5', 'Некорректная сумма'],
  ])('answers %j with %s', (typed, answer) => {
    expect(judge(typed)).toBe(answer);
  });
});

describe('an invoice and a tier', () => {
  it('name the sum in figures and in words alike', () => {
    const sum = fromWire('15250.40');
    expect(formatMoney(sum)).toBe('15\u00a0250,40\u00a0₽');
    expect(rublesInWords(sum)).toBe('Пятнадцать тысяч двести пятьдесят рублей 40 копеек');
  });

  it('say how far the next level is', () => {
    const spent = fromWire('7500');
    const threshold = fromWire('10000');
    expect(formatMoney(subtractMoney(threshold, spent))).toBe('2\u00a0500,00\u00a0₽');
    expect(moneyRatio(spent, threshold)).toBe(0.75);
  });
});

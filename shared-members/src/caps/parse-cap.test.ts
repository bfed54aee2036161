import { isBelowSpent, parseCap } from './parse-cap.ts';

describe('a cap as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['2000', '2000.00'],
    ['2 000,5 ₽', '2000.50'],
    ['0', '0.00'],
  ])('%j is %s', (text, cap) => {
    expect(parseCap(text)).toEqual({ ok: true, cap });
  });

  it.each([
    ['-5', 'Лимит не может быть меньше нуля'],
    ['много', 'Некорректная сумма'],
    ['1,234', 'Копеек две цифры: 10,00. Десять тысяч — 10 000'],
    ['1234567890123', 'Слишком большая сумма'],
  ])('%j is none', (text, message) => {
    expect(parseCap(text)).toEqual({ ok: false, message });
  });

  it('is compared with what is spent', () => {
    expect(isBelowSpent('1 000', '1200.00')).toBe(true);
    expect(isBelowSpent('1 200', '1200.00')).toBe(false);
    expect(isBelowSpent('', '1200.00')).toBe(false);
    expect(isBelowSpent('1000', undefined)).toBe(false);
  });
});

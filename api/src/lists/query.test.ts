import { describe, expect, it } from '@jest/globals';
import { type Range, readPeriod, readSet, readSort } from './query.ts';

describe('a period', () => {
  it('takes a day as the whole of it on the calendar of Moscow', () => {
    const { from, to } = readPeriod({ from: '2026-02-01', to: '2026-02-28' });
    expect(from?.toISOString()).toBe('2026-01-31T21:00:00.000Z');
    expect(to?.toISOString()).toBe('2026-02-28T21:00:00.000Z');
  });

  it('takes an instant as it is', () => {
    const { to } = readPeriod({ to: '2026-02-28T10:00:00.500Z' });
    expect(to?.toISOString()).toBe('2026-02-28T10:00:00.500Z');
    expect(readPeriod({ from: '', to: '' })).toEqual({ from: undefined, to: undefined });
  });

  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2026-02-28T10:00:00.001Z', '2026-02-28T10:00:00Z'],
    ['2026-03-01T00:00:00+03:00', '2026-02-28'],
  ])('refuses one that ends before it begins: %p to %p', (from, to) => {
    expect(() => readPeriod({ from, to })).toThrow('Начало периода позже его конца');
  });

  it('takes one day, one moment, and a moment within its last day', () => {
    const hours = ({ from, to }: Range<Date>) => ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 3_600_000;
    const moment = '2026-02-28T10:00:00Z';
    expect(hours(readPeriod({ from: '2026-02-28', to: '2026-02-28' }))).toBe(24);
    expect(hours(readPeriod({ from: moment, to: moment }))).toBe(0);
    expect(hours(readPeriod({ from: moment, to: '2026-02-28' }))).toBe(11);
  });

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-01-01Tnonsense',
    'today',
    '0000-01-01',
    '9999-12-31',
    '9999-12-31T23:59:59-12:00',
  ])('refuses %p', (from) => {
    expect(() => readPeriod({ from })).toThrow('Дата указана неверно');
  });
});

describe('a sort', () => {
  const sorts = { created_at: 'r.created_at', amount: 'r.amount', paid_at: { nullable: 'r.paid_at' } };

  it('is ascending, or descending with a minus', () => {
    const newest = { column: 'r.created_at', direction: 'desc', isNullable: false };
    expect(readSort('amount', sorts)).toEqual({ column: 'r.amount', direction: 'asc', isNullable: false });
    expect(readSort('-paid_at', sorts)).toEqual({ column: 'r.paid_at', direction: 'desc', isNullable: true });
    expect(readSort(undefined, sorts)).toEqual(newest);
    expect(readSort('', sorts)).toEqual(newest);
    for (const unknown of ['password', 'constructor', '-', '--amount'])
      expect(() => readSort(unknown, sorts)).toThrow('нельзя сортировать');
  });
});

describe('a set', () => {
  it('is comma separated and closed', () => {
    expect(readSet('status', 'a, b', ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(readSet('status', '', ['a'])).toBeUndefined();
    expect(() => readSet('status', 'a,x', ['a'])).toThrow('Неизвестное значение');
  });
});

import { timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-11-22T09:00:00.000Z');
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('timeLeft', () => {
  it.each([
    [1440, '24 ч'],
    [1420.5, '23 ч 40 мин'],
    [60, '1 ч 0 мин'],
    [59.9, '59 мин'],
    [0.5, 'меньше минуты'],
    [0, null],
    [-5, null],
  ])('of %d minutes is %s', (minutes, text) => {
    expect(timeLeft(after(minutes), NOW)).toBe(
      text?.startsWith('меньше') ? text : (text?.replaceAll(' ', '\u00a0') ?? null),
    );
  });
});

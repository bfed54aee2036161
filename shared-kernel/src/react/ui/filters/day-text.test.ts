import { describe, expect, it } from '@jest/globals';
import { dayHeading, periodText } from './day-text.ts';

/** Half past midnight in Moscow. */
const NOW = new Date('2026-11-22T21:30:00Z');

const plain = (text: string) => text.replace(/[\u2009\u00a0]/g, ' ');

describe('the heading of a day', () => {
  it.each([
    ['2026-11-23', 'Сегодня'],
    ['2026-11-22', 'Вчера'],
    ['2026-11-21', '21 ноября'],
    ['2025-12-31', '31 декабря 2025 г.'],
  ])('of %s is «%s»', (day, heading) => {
    expect(dayHeading(day, NOW)).toBe(heading);
  });
});

describe('a period in the words of a chip', () => {
  it.each([
    [undefined, undefined, 'всё время'],
    ['2026-11-01', '2026-11-30', '1–30 ноября'],
    ['2026-10-28', '2026-11-03', '28 октября – 3 ноября'],
    ['2026-11-21', '2026-11-21', '21 ноября'],
    ['2026-11-01', undefined, 'с 1 ноября'],
    [undefined, '2026-11-30', 'по 30 ноября'],
    ['2025-12-31', undefined, 'с 31 декабря 2025 г.'],
  ])('from %s to %s is «%s»', (from, to, text) => {
    expect(plain(periodText(from, to, NOW))).toBe(text);
  });
});

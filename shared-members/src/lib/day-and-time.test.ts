import { dayAndTime } from './day-and-time.ts';

const NOW = new Date('2026-11-28T23:30:00+03:00');

describe('a moment that is to come', () => {
  it.each([
    ['2026-11-28T23:45:00+03:00', 'сегодня в 23:45'],
    ['2026-11-29T00:00:00+03:00', 'завтра в 00:00'],
    ['2026-11-29T23:59:00+03:00', 'завтра в 23:59'],
    ['2026-11-30T09:00:00+03:00', '30 ноября 2026 г. в 09:00'],
  ])('%s is «%s»', (moment, words) => {
    expect(dayAndTime(moment, NOW)).toBe(words);
  });
});

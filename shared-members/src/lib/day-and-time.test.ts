import { dayAndTime } from './day-and-time.ts';

const NOW = new Date(2026, 10, 28, 23, 30);

describe('a moment that is to come', () => {
  it.each([
    [new Date(2026, 10, 28, 23, 45), 'сегодня в 23:45'],
    [new Date(2026, 10, 29, 0, 0), 'завтра в 00:00'],
    [new Date(2026, 10, 29, 23, 59), 'завтра в 23:59'],
    [new Date(2026, 10, 30, 9, 0), '30 ноября 2026 г. в 09:00'],
  ])('%s is «%s» by the reader’s clock', (moment, words) => {
    expect(dayAndTime(moment.toISOString(), NOW)).toBe(words);
  });
});

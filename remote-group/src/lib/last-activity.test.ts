import { lastActivity } from './last-activity.ts';

// 00:30 of 22 November in Moscow.
const NOW = new Date('2026-11-21T21:30:00.000Z');

describe('lastActivity', () => {
  it.each([
    ['2026-11-21T21:10:00.000Z', 'Последние траты сегодня'],
    ['2026-11-21T20:50:00.000Z', 'Последние траты вчера'],
    ['2026-11-10T12:00:00.000Z', 'Последние траты 10 ноября 2026 г.'],
    [null, 'Трат ещё не было'],
  ])('at %s is %s', (at, text) => {
    expect(lastActivity(at, NOW)).toBe(text);
  });
});

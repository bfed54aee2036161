import { addDays, firstOfMonth, isCalendarDay } from './calendar-day.ts';
import { moscowClock, moscowDay, startOfMoscowDay } from './moscow-day.ts';
import { startOfNextMonth } from './next-month.ts';

describe('a day of the calendar', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isCalendarDay(text)).toBe(exists);
  });

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-01-05', -6)).toBe('2025-12-30');
  });

  it('finds the first day of a month, and of the months around it', () => {
    expect(firstOfMonth('2026-01-31')).toBe('2026-01-01');
    expect(firstOfMonth('2026-01-31', -1)).toBe('2025-12-01');
    expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe("Moscow's day", () => {
  it('begins at 21:00 UTC of the day before', () => {
    expect(moscowDay(new Date('2026-01-31T20:59:59.999Z'))).toBe('2026-01-31');
    expect(moscowDay(new Date('2026-01-31T21:00:00Z'))).toBe('2026-02-01');
    expect(startOfMoscowDay('2026-02-01').toISOString()).toBe('2026-01-31T21:00:00.000Z');
  });

  it('of the first of a month is the end of the month before', () => {
    expect(startOfNextMonth(new Date('2026-11-30T20:59:59Z'))).toEqual(new Date('2026-11-30T21:00:00Z'));
    expect(startOfNextMonth(new Date('2026-11-30T21:00:00Z'))).toEqual(new Date('2026-12-31T21:00:00Z'));
  });

  it("shows Moscow's clock in the fields of UTC", () => {
    expect(moscowClock(new Date('2026-01-31T22:30:05Z')).toISOString()).toBe('2026-02-01T01:30:05.000Z');
  });
});

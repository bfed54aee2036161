import { formatDay } from './calendar-day.ts';
import { niceCeiling } from './nice-ceiling.ts';

describe('niceCeiling', () => {
  it.each([
    [0, 1],
    [0.07, 0.08],
    [1, 1],
    [1.2, 1.5],
    [54, 60],
    [101, 150],
    [999, 1000],
    [12_345, 15_000],
  ])('puts the end of an axis for %d at %d', (value, end) => {
    expect(niceCeiling(value)).toBeCloseTo(end, 10);
  });
});

describe('formatDay', () => {
  it('writes a day of the calendar wherever the reader is', () => {
    expect(formatDay('2026-11-05', 'long')).toBe('5 ноября');
    expect(formatDay('2026-01-31', 'short')).toMatch(/^31 янв/);
  });
});

import { projectMonth } from './month-projection.ts';

const DECEMBER = '2026-11-30T21:00:00.000Z';

function projectOn(day: string, spent = '1200.00', resetsAt = DECEMBER) {
  return projectMonth({ spent, resetsAt, now: new Date(day) });
}

describe('what a month will come to', () => {
  it('is the spending of a day, times the days of the month, to two figures', () => {
    expect(projectOn('2026-11-14T09:00:00Z')).toBe(2600);
    expect(projectOn('2026-11-15T09:00:00Z')).toBe(2400);
    expect(projectOn('2026-11-10T09:00:00Z', '123456.78')).toBe(370_000);
    expect(projectOn('2026-11-10T09:00:00Z', '0.25')).toBe(0.75);
  });

  it('is not said before the third day, on the last one, and of nothing', () => {
    expect(projectOn('2026-11-02T09:00:00Z')).toBeNull();
    expect(projectOn('2026-11-03T09:00:00Z')).toBe(12_000);
    expect(projectOn('2026-11-29T09:00:00Z')).toBe(1200);
    expect(projectOn('2026-11-30T09:00:00Z')).toBeNull();
    expect(projectOn('2026-11-14T09:00:00Z', '0.00')).toBeNull();
  });

  it("counts Moscow's days: 21:00 UTC is the next one", () => {
    expect(projectOn('2026-11-02T20:59:59Z')).toBeNull();
    expect(projectOn('2026-11-02T21:00:00Z')).toBe(12_000);
    expect(projectOn('2026-10-31T21:30:00Z')).toBeNull();
  });

  it('knows how long each month is', () => {
    expect(projectOn('2028-02-14T09:00:00Z', '1400.00', '2028-02-29T21:00:00Z')).toBe(2900);
    expect(projectOn('2026-12-10T09:00:00Z', '1000.00', '2026-12-31T21:00:00Z')).toBe(3100);
  });

  it('is not said of figures from another month', () => {
    expect(projectOn('2026-12-10T09:00:00Z')).toBeNull();
    expect(projectOn('2026-10-10T09:00:00Z')).toBeNull();
  });
});

import { type PeriodPreset, periodOf, presetOf } from './period-presets.ts';

/** 00:30 of the next day in Moscow. */
const NOW = new Date('2026-01-04T21:30:00Z');

describe('period presets', () => {
  it.each<[PeriodPreset, string, string]>([
    ['today', '2026-01-05', '2026-01-05'],
    ['yesterday', '2026-01-04', '2026-01-04'],
    ['thirty', '2025-12-07', '2026-01-05'],
    ['week', '2025-12-30', '2026-01-05'],
    ['month', '2026-01-01', '2026-01-05'],
    ['last-month', '2025-12-01', '2025-12-31'],
    ['quarter', '2025-10-08', '2026-01-05'],
    ['year', '2026-01-01', '2026-01-05'],
  ])('%s runs from %s to %s', (preset, from, to) => {
    expect(periodOf(preset, NOW)).toEqual({ from, to });
  });

  it('recognises a preset and leaves any other period alone', () => {
    expect(presetOf({ from: '2025-12-01', to: '2025-12-31' }, NOW)).toBe('last-month');
    expect(presetOf({ from: '2025-12-02', to: '2025-12-31' }, NOW)).toBeNull();
    expect(presetOf({ from: null, to: '2025-12-31' }, NOW)).toBeNull();
  });
});

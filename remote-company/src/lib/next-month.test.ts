import { startOfNextMonth } from './next-month.ts';

describe('the start of the next month', () => {
  it('is that of Moscow', () => {
    expect(startOfNextMonth(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11-30T21:00:00.000Z');
    expect(startOfNextMonth(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12-31T21:00:00.000Z');
  });
});

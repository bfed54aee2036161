import { capLevel } from './cap-level.ts';

describe('how far the spending of a month has come', () => {
  it.each([
    ['0.00', '2000.00', 'calm', 0],
    ['1599.99', '2000.00', 'calm', 80],
    ['1600.00', '2000.00', 'near', 80],
    ['1999.9999999999', '2000.00', 'near', 100],
    ['2000.00', '2000.00', 'over', 100],
    ['2100.00', '2000.00', 'over', 100],
    ['0.00', '0.00', 'over', 100],
  ])('%s of %s is %s', (spent, cap, level, percent) => {
    const found = capLevel(spent, cap);
    expect(found.level).toBe(level);
    expect(Math.round(found.percent)).toBe(percent);
  });
});

import { comparedToBefore } from './compared-to-before.ts';

describe('comparedToBefore', () => {
  it.each([
    [112, 100, 'За 30 дней, на 12\u00a0% больше, чем за 30 дней до этого'],
    [50, 100, 'За 30 дней, на 50\u00a0% меньше, чем за 30 дней до этого'],
    [100.2, 100, 'За 30 дней, столько же, сколько за 30 дней до этого'],
    [5, 0, 'За 30 дней; за 30 дней до этого расходов не было'],
    [5000, 1, 'За 30 дней, во много раз больше, чем за 30 дней до этого'],
  ])('%d after %d', (sum, before, text) => {
    expect(comparedToBefore(sum, before, 30)).toBe(text);
  });

  it.each([
    [1, 'За 1 день, на 50\u00a0% меньше, чем за 1 день до этого'],
    [22, 'За 22 дня, на 50\u00a0% меньше, чем за 22 дня до этого'],
  ])('agrees with a period of %d', (days, text) => {
    expect(comparedToBefore(50, 100, days)).toBe(text);
  });
});

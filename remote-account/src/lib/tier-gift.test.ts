import { tierGift } from './tier-gift.ts';

describe('tierGift', () => {
  it.each([
    ['1.0000', 'Обычные цены'],
    ['0.9700', 'Скидка 3\u00a0%'],
    ['0.8850', 'Скидка 11,5\u00a0%'],
    ['1.2000', 'Наценка 20\u00a0%'],
  ])('%s is %s', (multiplier, text) => {
    expect(tierGift(multiplier)).toBe(text);
  });
});

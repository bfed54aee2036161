import { priceChange } from './price-change.ts';

const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('how a price differs from the one before', () => {
  it.each([
    ['150.00', '15000.00', 'в 100 раз дороже', true],
    ['150.00', '1.50', 'в 100 раз дешевле', true],
    ['150.00', '1500.00', 'в 10 раз дороже', true],
    ['100.00', '200.00', 'в 2 раза дороже', false],
    ['100.00', '250.00', 'в 2,5 раза дороже', false],
    ['1.00', '2100.00', 'в 2 100 раз дороже', true],
    ['150.00', '180.00', 'на 20 % дороже', false],
    ['150.00', '149.70', 'на 0,2 % дешевле', false],
    ['0.00', '5.00', 'было бесплатно', true],
    ['5.00', '0.00', 'станет бесплатно', true],
  ])('%s, then %s, is «%s»', (before, after, text, isLoud) => {
    const change = priceChange(before, after);
    expect(spaced(change?.text)).toBe(text);
    expect(change?.isLoud).toBe(isLoud);
  });

  it('is nothing where it stays', () => {
    expect(priceChange('150.00', '150.0000')).toBeNull();
    expect(priceChange('0.00', '0')).toBeNull();
  });
});

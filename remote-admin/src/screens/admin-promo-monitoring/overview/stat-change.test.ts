import { changeText, comparedText, shareChangeText, shareText } from './stat-change.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the change of a number', () => {
  it.each([
    [162, 150, '+12 (+8 %), было 150'],
    [75, 150, '−75 (−50 %), было 150'],
    [5, 0, '+5, раньше не было'],
    [0, 0, 'раньше тоже не было'],
    [3, 3, 'без изменений, было 3'],
    [0, 4, '−4 (−100 %), было 4'],
    [500, 1, '+499, было 1'],
  ])('%d after %d', (now, before, text) => {
    expect(spaced(changeText(now, before))).toBe(text);
  });

  it('of a share is told in points', () => {
    expect(spaced(shareChangeText(0.2, 0.15))).toBe('+5 п. п., было 15 %');
    expect(shareChangeText(null, 0.1)).toBe('сравнить не с чем');
    expect(spaced(shareChangeText(0.1, 0.1))).toBe('без изменений, было 10 %');
    expect([shareText(null), spaced(shareText(0.6667))]).toEqual(['—', '66,7 %']);
  });

  it.each([
    [1, 'к 1 дню до этого'],
    [30, 'к 30 дням до этого'],
  ])('agrees with %d days', (days, text) => {
    expect(comparedText(days)).toBe(text);
  });
});

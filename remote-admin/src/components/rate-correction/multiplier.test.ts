import {
  multiplierOfPercent,
  multiplierText,
  percentOfMultiplier,
  percentText,
  readMultiplier,
  shownMultiplier,
} from './multiplier.ts';

describe('a multiplier', () => {
  it.each([
    ['0,95', '0.95'],
    ['0.95', '0.95'],
    [' ×1,1 ', '1.1'],
    ['100', '100'],
    ['0,0001', '0.0001'],
    ['0', null],
    ['0,0000', null],
    ['100,01', null],
    ['0,12345', null],
    ['-1', null],
    ['', null],
    ['много', null],
  ])('is read from «%s»', (text, expected) => {
    expect(readMultiplier(text)).toBe(expected);
  });

  it.each([
    ['-5', '0,95', '−5'],
    ['−5 %', '0,95', '−5'],
    ['+15', '1,15', '15'],
    ['15', '1,15', '15'],
    ['0', '1', '0'],
    ['-12,5', '0,875', '−12,5'],
    ['-0,25', '0,9975', '−0,25'],
    ['100', '2', '100'],
    ['900', '10', '900'],
    ['-99,99', '0,0001', '−99,99'],
  ])('of %s %% is %s, and back', (percent, multiplier, back) => {
    expect(multiplierOfPercent(percent)).toBe(multiplier);
    expect(percentOfMultiplier(multiplier)).toBe(back);
  });

  it('of what is no percentage is none, and the other way round', () => {
    for (const text of ['', '-', 'пять', '1,234']) expect(multiplierOfPercent(text)).toBe('');
    for (const text of ['', '0', 'два']) expect(percentOfMultiplier(text)).toBe('');
    expect(readMultiplier(multiplierOfPercent('-100'))).toBeNull();
  });

  it('is told in both ways', () => {
    expect(
      ['0.9500', '1.0000', '1.1500', '10.0000', '1.0050', '0.9950'].map((each) => [
        multiplierText(each),
        percentText(each),
      ]),
    ).toEqual([
      ['×0,95', '−5\u00a0%'],
      ['×1', '0\u00a0%'],
      ['×1,15', '+15\u00a0%'],
      ['×10', '+900\u00a0%'],
      ['×1,005', '+0,5\u00a0%'],
      ['×0,995', '−0,5\u00a0%'],
    ]);
    expect(shownMultiplier('0.9500')).toBe('0,95');
  });
});

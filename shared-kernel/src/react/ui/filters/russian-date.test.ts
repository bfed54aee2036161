import fc from 'fast-check';
import { formatRussianDate, parseRussianDate } from './russian-date.ts';

describe('parseRussianDate', () => {
  it.each([
    ['21.11.2026', '2026-11-21'],
    [' 1.2.26 ', '2026-02-01'],
    ['21112026', '2026-11-21'],
    ['211126', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %j', (text, iso) => {
    expect(parseRussianDate(text)).toBe(iso);
  });

  it.each(['', 'вчера', '31.02.2026', '29.02.2026', '00.01.2026', '21.13.2026', '21.11', '21.11.202', '1'])(
    'refuses %j',
    (text) => {
      expect(parseRussianDate(text)).toBeNull();
    },
  );

  it('reads back every day that it writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(parseRussianDate(formatRussianDate(iso))).toBe(iso);
        },
      ),
    );
  });
});

describe('formatRussianDate', () => {
  it('leaves what is no date as it is', () => {
    expect(formatRussianDate('soon')).toBe('soon');
  });
});

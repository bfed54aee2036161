import { render, screen } from '@testing-library/react';
import { moscowDay, moscowText, startOfMoscowDay } from '../../core/calendar/index.ts';
import { todayInWords } from '../../core/text/index.ts';
import { DateText, formatDate } from './date-text.tsx';
import { dayHeading, periodText } from './filters/day-text.ts';
import { type PeriodPreset, periodOf } from './filters/period-presets.ts';
import { phoneDays } from './table/phone/phone-days.ts';

/** The environment of the tests gives it (`tools/jest/dom-environment.mjs`). */
declare const moveToZone: (zone: string) => void;

/** A minute before and a minute after the midnight that begins 21 November in Moscow. */
const BEFORE = '2026-11-20T20:59:07Z';
const AFTER = '2026-11-20T21:01:07Z';

const plain = (text: string | null) => text?.replace(/[\u2009\u00a0\u202f]/g, ' ');

describe.each(['Asia/Vladivostok', 'America/New_York', 'Europe/Moscow'])('for a person in %s', (zone) => {
  beforeEach(() => moveToZone(zone));

  it('the machine is there', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date(2026, 10, 21).getTimezoneOffset()).toBe(
      { 'Asia/Vladivostok': -600, 'America/New_York': 300, 'Europe/Moscow': -180 }[zone],
    );
  });

  it.each([
    ['date', '20 ноября 2026 г.', '21 ноября 2026 г.'],
    ['time', '23:59', '00:01'],
    ['datetime', '20 ноября 2026 г. в 23:59', '21 ноября 2026 г. в 00:01'],
    ['short', '20.11.2026, 23:59', '21.11.2026, 00:01'],
  ] as const)('a moment as %s is of Moscow', (format, before, after) => {
    expect([BEFORE, AFTER].map((moment) => plain(formatDate(moment, format)))).toEqual([before, after]);
  });

  it('a moment has the exact time and the name of its clock in its tooltip', () => {
    render(<DateText value={AFTER} format="short" />);
    const time = screen.getByTitle('21.11.2026, 00:01:07 МСК');
    expect(time).toHaveAttribute('datetime', AFTER);
  });

  it('a day that is filtered by holds the rows that say that day, on a phone too', () => {
    const [day] = phoneDays([AFTER], (row) => row);
    expect(day?.day).toBe('2026-11-21');
    expect(moscowDay(new Date(BEFORE))).toBe('2026-11-20');
    expect(dayHeading('2026-11-21', new Date(AFTER))).toBe('Сегодня');
    expect(dayHeading('2026-11-20', new Date(AFTER))).toBe('Вчера');
    expect(plain(periodText('2026-11-20', '2026-11-21', new Date(AFTER)))).toBe('20–21 ноября');
  });

  it('today is the day of Moscow', () => {
    expect([BEFORE, AFTER].map((moment) => todayInWords(new Date(moment)))).toEqual([
      'пятница, 20 ноября',
      'суббота, 21 ноября',
    ]);
    const day = (preset: PeriodPreset) => periodOf(preset, new Date(AFTER));
    expect(day('today')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('a day begins at its own midnight, and is written as itself', () => {
    expect(startOfMoscowDay('2026-03-29').toISOString()).toBe('2026-03-28T21:00:00.000Z');
    for (const day of ['2026-03-29', '2026-11-01', '1991-10-15', '2012-06-01'])
      expect(moscowText(startOfMoscowDay(day), 'short').slice(0, 10)).toBe(
        day.split('-').reverse().join('.'),
      );
  });
});

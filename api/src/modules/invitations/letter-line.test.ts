import { expect, it } from '@jest/globals';
import { type Departure, departureOf } from './letter-line.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-28T12:00:00Z');
const LIMITS = { ofAll: 5, ofOne: 4 };

const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const letters = (sentBy: string, ...hours: readonly number[]): Departure[] =>
  hours.map((hour) => ({ sentBy, leavesAt: inHours(hour) }));
const hoursTo = (line: readonly Departure[], sentBy: string) =>
  (departureOf(line, { sentBy, now: NOW, limits: LIMITS }).getTime() - NOW.getTime()) / HOUR_MS;

it.each([
  ['the first letter leaves now', [], 0],
  ['the fourth of one inviter leaves now', letters('a', -3, -2, -1), 0],
  ['the fifth of one inviter waits for the first to be a day old', letters('a', -4, -3, -2, -1), 20],
  ['a letter that is a day old leaves room', letters('a', -24, -3, -2, -1), 0],
  ['another inviter is not kept back by four', letters('b', -4, -3, -2, -1), 0],
  ['the sixth to an address waits', [...letters('b', -5, -4, -3, -2), ...letters('c', -1)], 19],
  [
    'a letter stands behind those that wait already, and pushes none of them',
    [...letters('b', -5, -4, -3, -2), ...letters('c', -1, 19)],
    20,
  ],
  ['a day that is full ahead is not overfilled', letters('b', 1, 2, 3, 4).concat(letters('c', 5)), 25],
  [
    'the next day has five again',
    [...letters('b', -5, -4, -3, -2), ...letters('c', -1, 19, 20, 21), ...letters('d', 22, 23)],
    43,
  ],
])('%s', (_rule, line, hours) => {
  expect(hoursTo(line, 'a')).toBe(hours);
});

it('no 24 hours ever hold more letters than allowed, whoever sends them', () => {
  const line: Departure[] = [];
  for (let count = 0; count < 60; count += 1) {
    const now = inHours(count * 0.7);
    const sentBy = ['a', 'b', 'c'][(count * 7) % 3] ?? 'a';
    line.push({ sentBy, leavesAt: departureOf(line, { sentBy, now, limits: LIMITS }) });
  }
  const within = (own: readonly Departure[]) =>
    Math.max(
      ...own.map(
        ({ leavesAt: end }) =>
          own.filter(({ leavesAt: at }) => at <= end && at.getTime() > end.getTime() - 24 * HOUR_MS).length,
      ),
    );
  expect(within(line)).toBe(5);
  for (const sender of ['a', 'b', 'c'])
    expect(within(line.filter(({ sentBy }) => sentBy === sender))).toBeLessThanOrEqual(4);
});

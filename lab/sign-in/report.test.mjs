import assert from 'node:assert/strict';
import { it } from 'node:test';
import { borderTable, signInTable } from './report.mjs';

const cellsOf = (/** @type {string} */ table) =>
  table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

it('a sign-in is in time when its p95 is under 100 ms, whatever the longest took', () => {
  const of = (/** @type {number[]} */ times) => ({
    beside: '3 resets',
    build: 'now',
    times,
    statuses: [200, 429, 200],
  });
  const quick = [...Array.from({ length: 99 }, () => 50), 900];
  const [, , held, missed] = cellsOf(signInTable([of(quick), of([50, 100, 100])]));
  assert.deepEqual(held?.slice(1, -1), ['3 resets', 'now', '100', '50', '50', '900', 'held', '2', '1']);
  assert.deepEqual(missed?.slice(3, 8), ['3', '100', '100', '100', '**missed**']);
});

it('builds are compared in each round, which a machine that slows down between rounds does not change', () => {
  const measure = { name: 'charges', digits: 0, before: [10, 20, 30], now: [40, 20, 30] };
  const [, , row] = cellsOf(borderTable([measure], { before: 'a', now: 'b' }));
  assert.deepEqual(row?.slice(1, -1), ['charges', '20', '30', '1.00']);
});

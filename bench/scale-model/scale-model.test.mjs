import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASSUMPTIONS } from './assumptions.mjs';
import { hottestBesideMean, shardOf, zipf } from './payers.mjs';
import { simulate } from './simulate.mjs';
import { ratePerPrimary, sizeFor } from './sizing.mjs';

const costs = { apiCpu: 0.003, databaseCpu: 0.002, wal: 10_000, tables: 1_000, indexes: 1_000 };
const assumed = {
  ...ASSUMPTIONS,
  busy: 0.5,
  coresOfPrimary: 10,
  walOfPrimary: 100,
  copies: 2,
  meanOfPeak: 0.5,
};

/** @param {number} value @param {number} expected @param {number} share */
const near = (value, expected, share) =>
  assert.ok(Math.abs(value - expected) <= expected * share, `${value} is not near ${expected}`);

test('a primary is full when its cores or its WAL are', () => {
  assert.equal(ratePerPrimary(costs, assumed), 2_500);
  assert.equal(ratePerPrimary({ ...costs, wal: 100_000 }, assumed), 1_000);
});

test('machines are rounded up, disk is that of a mean month', () => {
  const size = sizeFor(costs, 10_000, assumed);
  assert.deepEqual([size.processes, size.primaries, size.servers], [60, 4, 8]);
  near(size.terabytes, 25.92, 1e-9);
  near(size.disk, 25_920 * 2 * ASSUMPTIONS.gigabyte, 1e-9);
  assert.equal(size.machines, (60 + 80) * ASSUMPTIONS.core);
});

test('payers are picked as often as their share says, and spread over all shards', () => {
  const payers = zipf(3, 1);
  near(payers.share(0), 6 / 11, 1e-9);
  assert.deepEqual(
    [0, 0.545, 0.546, 0.818, 0.819, 0.999].map((chance) => payers.pick(chance)),
    [0, 0, 1, 1, 2, 2],
  );
  assert.equal(new Set(Array.from({ length: 1_000 }, (_, n) => shardOf(n, 16))).size, 16);
  near(hottestBesideMean(payers, 1), 1, 1e-9);
});

test('clients without a pause get what the shard serves, or what one row lets through', () => {
  const many = { shards: 1, shardRate: 1_000, payerRate: 200, charges: 20_000, clients: 32 };
  near(simulate({ ...many, payers: zipf(10_000, 0) }).perSecond, 1_000, 0.05);
  near(simulate({ ...many, payers: zipf(1, 0) }).perSecond, 200, 0.05);
});

test('at half load a shard answers as the theory of one queue says', () => {
  const { times, perSecond } = simulate({
    payers: zipf(1_000_000, 0),
    shards: 1,
    shardRate: 1_000,
    payerRate: 1_000,
    charges: 100_000,
    rate: 500,
  });
  near(perSecond, 500, 0.03);
  near(times.reduce((sum, time) => sum + time, 0) / times.length, 1 / (1_000 - 500), 0.05);
});

test('the same seed gives the same run', () => {
  const run = (/** @type {number} */ seed) =>
    simulate({
      payers: zipf(100, 1),
      shards: 4,
      shardRate: 500,
      payerRate: 100,
      charges: 2_000,
      rate: 900,
      seed,
    }).times;
  assert.deepEqual(run(7), run(7));
  assert.notDeepEqual(run(7), run(8));
});

/**
 * What a charge costs here, what ten thousand to a million of them a second would take by that, and how payers of very different size
 * spread over several primaries, by simulation. The simulation is held against one server and two on this machine. PostgreSQL servers of
 * its own are made and removed. Needs Linux, root (for shares of a core), PostgreSQL's programs and a build of the API (`pnpm build api`).
 * The inputs that nobody has measured are in assumptions.mjs. BENCH_ROUNDS=1 is a short run.
 */
import { scratchRun } from '../../scripts/lib/scratch-run.mjs';
import { quantile } from '../statistics.mjs';
import { writeSection } from '../write-section.mjs';
import { ASSUMPTIONS } from './assumptions.mjs';
import { measureCosts } from './costs.mjs';
import { hottestBesideMean, zipf } from './payers.mjs';
import { simulate } from './simulate.mjs';
import { ratePerPrimary, sizeFor } from './sizing.mjs';
import { compareTwoShards } from './two-shards.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const RATES = [10_000, 100_000, 1_000_000];
const SHARDS = [1, 4, 16, 64];
const EXPONENTS = [0.6, 0.8, 1];
const PAYERS = 1_000_000;
const SIMULATED = 300_000;
/** How much of what all primaries could do together comes. */
const OFFERED = 0.5;

/** @param {number} value */
const round = (value) => Math.round(value).toLocaleString('en-US');
/** @param {number} seconds */
const ms = (seconds) => (seconds * 1e3).toFixed(2);

/** @param {Awaited<ReturnType<typeof measureCosts>>} costs */
const costRows = (costs) => [
  `| one charge, ${costs.clients} clients, one process of the API, one PostgreSQL server (medians of ${costs.rounds} rounds) | |`,
  '|---|--:|',
  `| CPU of the API | ${ms(costs.apiCpu)} ms |`,
  `| CPU of PostgreSQL, all its processes | ${ms(costs.databaseCpu)} ms |`,
  `| WAL | ${round(costs.wal)} bytes |`,
  `| rows | ${round(costs.tables)} bytes |`,
  `| indexes | ${round(costs.indexes)} bytes |`,
  `| transactions | ${costs.commits.toFixed(1)} |`,
  `| charges a second, ${costs.payers} payers | ${round(costs.perSecond)} |`,
  `| flushes of the WAL a second meanwhile | ${round(costs.syncs)} |`,
  `| charges a second, one payer | ${round(costs.onePayer)} |`,
];

/** @param {Awaited<ReturnType<typeof measureCosts>>} costs */
function sizeRows(costs) {
  const { busy, coresOfPrimary, copies, meanOfPeak, core, gigabyte, walOfPrimary } = ASSUMPTIONS;
  return [
    `Assumptions: cores ${busy * 100} % busy at the peak, primaries of ${coresOfPrimary} cores that write at most ${walOfPrimary} MB of WAL a second, ${copies} copies of each, a mean of ${meanOfPeak} of the peak, ${round(core)} ₽ a core and ${gigabyte} ₽ a GB a month. One primary carries ${round(ratePerPrimary(costs, ASSUMPTIONS))} charges a second.`,
    '',
    '| charges a second at the peak | processes of the API | primaries | servers of PostgreSQL | WAL, MB a second | new rows and indexes a month, TB | machines, million ₽ a month | disk for each month kept, million ₽ a month |',
    '|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...RATES.map((rate) => {
      const size = sizeFor(costs, rate, ASSUMPTIONS);
      return `| ${[rate, size.processes, size.primaries, size.servers, size.wal].map(round).join(' | ')} | ${size.terabytes.toFixed(1)} | ${(size.machines / 1e6).toFixed(1)} | ${(size.disk / 1e6).toFixed(2)} |`;
    }),
  ];
}

/** @param {Awaited<ReturnType<typeof measureCosts>>} costs */
function shardRows(costs) {
  const shardRate = ratePerPrimary(costs, ASSUMPTIONS);
  const payerRate = costs.onePayer;
  const rows = EXPONENTS.flatMap((exponent) => {
    const payers = zipf(PAYERS, exponent);
    return SHARDS.map((shards) => {
      const rate = OFFERED * shards * shardRate;
      const run = simulate({ payers, shards, shardRate, payerRate, charges: SIMULATED, rate });
      const hottest = hottestBesideMean(payers, shards);
      const limits = [(shards * shardRate) / hottest, payerRate / payers.share(0)];
      return `| ${[
        exponent,
        `${(payers.share(0) * 100).toFixed(2)} %`,
        shards,
        hottest.toFixed(2),
        ...limits.map(round),
        round(rate),
        `${((run.perSecond / rate) * 100).toFixed(0)} %`,
        ms(quantile(run.times, 0.95)),
      ].join(' | ')} |`;
    });
  });
  return [
    `${round(PAYERS)} payers, the n-th in proportion to 1 / n^exponent, ${round(SIMULATED)} charges a row, seed 1. A primary serves ${round(shardRate)} a second, one payer ${round(payerRate)}.`,
    '',
    `| exponent | the largest payer | primaries | the hottest beside the mean | what the hottest primary allows in all, a second | what the largest payer's row allows in all | ${OFFERED * 100} % of all primaries come: a second | of it carried | p95 of what was, ms |`,
    '|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ];
}

/** @param {Awaited<ReturnType<typeof compareTwoShards>>} trial @param {number} exponent */
const trialRows = ({ share, clients, payers, shardRate, payerRate, rows }, exponent) => [
  `The simulation beside servers: ${share} of a core each, ${clients} clients, ${payers} payers, exponent ${exponent}. It is told that one server does ${round(shardRate)} charges a second of equal payers and ${round(payerRate)} of one payer.`,
  '',
  '| primaries | measured, charges a second | simulated | simulated beside measured |',
  '|--:|--:|--:|--:|',
  ...rows.map(
    ({ shards, measured, simulated }) =>
      `| ${shards} | ${round(measured)} | ${round(simulated)} | ${(simulated / measured).toFixed(2)} |`,
  ),
];

async function main() {
  const costs = await measureCosts({ rounds: ROUNDS, ms: 5_000 });
  const exponent = 0.8;
  const trial = await compareTwoShards({ rounds: ROUNDS, ms: 3_000, exponent });
  const parts = [costRows(costs), sizeRows(costs), shardRows(costs), trialRows(trial, exponent)];
  const table = parts.map((lines) => lines.join('\n')).join('\n\n');
  console.log(table);
  if (process.argv.includes('--write')) await writeSection('scale', table);
  return true;
}

scratchRun(main);

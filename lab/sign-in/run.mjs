/**
 * Sign-ins, one after the other, alone and beside 300 calls that set a password and are in flight: of the API as it is built, and of the
 * same without its limit of hashing (`api/src/lib/hashing-turns.ts`), turn by turn in one run. Each build is a process of its own on a
 * database that is made on the PostgreSQL server (the local one, or TEST_DATABASE_URL) and dropped.
 *
 *   --rounds 5 --flood 300 --requests 40       sign-ins that are alone, and pages of each list, in a round
 *   --against ../before                        measures the API of another checkout as well, which has been built, and prints what else
 *                                              comes in through the border beside it: charges and lists, over many people (as a superuser)
 *   --people 1000 --postings 1000000 --audit 200000   how many
 *   --rounds 1 --flood 20 --requests 5         is a short run
 */
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchRun, stopped } from '../lib/scratch-run.mjs';
import { quantile } from '../lib/statistics.mjs';
import { tell } from '../lib/tell.mjs';
import { openBorder } from './border.mjs';
import { buildThis, buildWithoutTurns, findBuild } from './builds.mjs';
import { startCabinet } from './cabinet.mjs';
import { FLOODS, prepareFlood, signInsAlone, signInsBeside } from './flood.mjs';
import { borderTable, signInTable } from './report.mjs';

const PROMO = 1000;

/** @typedef {import('./cabinet.mjs').Cabinet} Cabinet */
/** @typedef {{times: number[], statuses: number[]}} Measured */
/** @typedef {(cabinet: Cabinet, round: number) => Promise<Measured>} Situation */

/** @param {{flood: number, requests: number}} options @returns {Record<string, Situation>} */
function situations({ flood, requests }) {
  return {
    nothing: async (cabinet) => ({ times: await signInsAlone(cabinet, requests), statuses: [] }),
    ...Object.fromEntries(
      Object.entries(FLOODS).map(([name, kind]) => [
        `${flood} ${name}`,
        async (/** @type {Cabinet} */ cabinet, /** @type {number} */ round) =>
          signInsBeside(cabinet, await prepareFlood(cabinet, kind, { count: flood, round })),
      ]),
    ),
  };
}

/**
 * What disturbs the machine disturbs all cabinets. The first round warms up.
 *
 * @param {readonly Cabinet[]} cabinets
 * @param {{rounds: number, flood: number, requests: number}} options
 */
async function measureSignIns(cabinets, { rounds, ...options }) {
  const measured = Object.entries(situations(options)).flatMap(([beside, measure]) =>
    cabinets.map((cabinet) => ({ beside, cabinet, measure, rounds: /** @type {Measured[]} */ ([]) })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    tell(round === 0 ? 'sign-ins: warming up' : `sign-ins: round ${round} of ${rounds}`);
    for (const each of measured) {
      stopped.throwIfAborted();
      const result = await each.measure(each.cabinet, round);
      if (round > 0) each.rounds.push(result);
    }
  }
  return measured;
}

/**
 * @param {readonly [before: Cabinet, now: Cabinet]} cabinets
 * @param {{rounds: number, requests: number}} options
 * @returns {Promise<import('./report.mjs').Measure[]>}
 */
async function measureBorder(cabinets, { rounds, requests }) {
  const [before, now] = [await openBorder(cabinets[0]), await openBorder(cabinets[1])];
  const charges = { name: 'charges of 8 clients, a second', digits: 0, before: numbers(), now: numbers() };
  const lists = Object.keys(now.lists).map((list) => ({
    list,
    p50: { name: `${list}: p50, ms`, digits: 1, before: numbers(), now: numbers() },
    p95: { name: `${list}: p95, ms`, digits: 1, before: numbers(), now: numbers() },
  }));
  const sides = /** @type {const} */ ([
    ['before', before],
    ['now', now],
  ]);
  for (let round = 0; round <= rounds; round += 1) {
    tell(round === 0 ? 'border: warming up' : `border: round ${round} of ${rounds}`);
    for (const [side, border] of sides) {
      stopped.throwIfAborted();
      const perSecond = await border.charge();
      if (round > 0) charges[side].push(perSecond);
    }
    for (const { list, p50, p95 } of lists) {
      const times = { before: numbers(), now: numbers() };
      for (let request = 0; request < requests; request += 1)
        for (const [side, border] of sides) {
          stopped.throwIfAborted();
          times[side].push((await border.lists[list]?.()) ?? Number.NaN);
        }
      if (round === 0) continue;
      for (const [side] of sides) {
        p50[side].push(quantile(times[side], 0.5));
        p95[side].push(quantile(times[side], 0.95));
      }
    }
  }
  return [charges, ...lists.flatMap(({ p50, p95 }) => [p50, p95])];
}

/** @returns {number[]} */
const numbers = () => [];

async function main() {
  const { rounds, flood, requests, against, write, ...sizes } = readOptions({
    rounds: 5,
    flood: 300,
    requests: 40,
    against: '',
    people: 1000,
    postings: 1_000_000,
    audit: 200_000,
    write: false,
  });
  const other = against === '' ? undefined : await findBuild(against);
  const build = await buildThis();
  const options = { flood, size: other && { ...sizes, promo: PROMO } };
  const now = await startCabinet(build, options);
  const unlimited = await startCabinet(await buildWithoutTurns(build), options);
  const before = other && (await startCabinet(other, options));
  const measured = await measureSignIns([...(before ? [before] : []), now, unlimited], {
    rounds,
    flood,
    requests,
  });
  const table = signInTable(
    measured.map((each) => ({
      beside: each.beside,
      build: each.cabinet.name,
      times: each.rounds.flatMap(({ times }) => times),
      statuses: each.rounds.flatMap(({ statuses }) => statuses),
    })),
  );
  await report('sign-in', table, write);
  if (before === undefined) return true;

  const alone = (/** @type {Cabinet} */ cabinet, /** @type {number} */ share) =>
    measured
      .filter((each) => each.beside === 'nothing' && each.cabinet === cabinet)
      .flatMap((each) => each.rounds.map(({ times }) => quantile(times, share)));
  const signIns = [0.5, 0.95].map((share) => ({
    name: `sign-in: p${share * 100}, ms`,
    digits: 1,
    before: alone(before, share),
    now: alone(now, share),
  }));
  const border = await measureBorder([before, now], { rounds, requests });
  await report('border', borderTable([...signIns, ...border], { before: before.name, now: now.name }), write);
  return true;
}

scratchRun(main);

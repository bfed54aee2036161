/**
 * What grows with the ledger and what does not: pages, totals, charges, disk, the check, vacuum and a copy of three years of history in 5, 20 and 50 million
 * rows of `ledger_postings` (both halves of each entry), turn by turn in one run. `--layouts` measures one size as it is, in a table for each month, and with
 * old months in the archive. Each history has a PostgreSQL server of its own (Debian's package), which is removed at the end: some 60 GB of disk for 40
 * minutes. As root the places nobody asked before are read from the disk.
 *
 *   pnpm lab growth
 *   pnpm lab growth --layouts 20                   millions
 *   pnpm lab growth --postings 0.2,0.5             a trial of some minutes
 *   pnpm lab growth --write                        puts the table into docs/performance.md
 */

import { markdownTable } from '../../scripts/lib/table.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { importApiSource } from '../lib/api-source.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchRun } from '../lib/scratch-run.mjs';
import { quantile } from '../lib/statistics.mjs';
import { tell } from '../lib/tell.mjs';
import { measureCharges } from './charges.mjs';
import { copyServer, loadServer } from './histories.mjs';
import { archiveOldMonths, MONTHS_KEPT, partitionByMonth } from './layouts.mjs';
import { measureArchive, readDisk, readIndexes, timeBackup, timeCheck, timeVacuum } from './operators.mjs';
import { readers } from './reads.mjs';

/** @param {string} text */
function millions(text) {
  const numbers = text.split(',').map(Number);
  if (!numbers.every((number) => number > 0 && number <= 1000))
    throw new UserError('--postings and --layouts are millions, as in 5,20,50.');
  return numbers;
}

/** Median and 95th percentile. @param {number[] | undefined} times milliseconds */
const spread = (times = []) => `${quantile(times, 0.5).toFixed(1)} (${quantile(times, 0.95).toFixed(1)})`;

/**
 * @param {import('./histories.mjs').Api} api
 * @param {readonly number[]} sizes
 */
async function loadSizes(api, sizes) {
  /** @type {import('./histories.mjs').History[]} */
  const histories = [];
  for (const size of sizes)
    histories.push(await loadServer(api, { name: `${size} M`, postings: size * 1e6, tell }));
  return histories;
}

/**
 * One size, and copies of it in the other layouts.
 *
 * @param {import('./histories.mjs').Api} api
 * @param {readonly number[]} sizes
 */
async function loadLayouts(api, sizes) {
  const [plain] = await loadSizes(api, sizes.slice(0, 1));
  if (!plain) throw new UserError('--layouts names a size.');
  const byMonth = { name: 'by month', change: partitionByMonth, tell };
  const archive = { name: 'archive', change: archiveOldMonths, tell };
  return [plain, await copyServer(api, plain, byMonth), await copyServer(api, plain, archive)];
}

async function main() {
  const { postings, layouts, write } = readOptions({ postings: '5,20,50', layouts: '', write: false });
  const isLayouts = layouts !== '';
  const sizes = millions(layouts || postings);
  const api = await importApiSource();
  const histories = await (isLayouts ? loadLayouts : loadSizes)(api, sizes);

  /** @type {string[][]} */
  const rows = [];
  /** @param {string} what @param {string[]} cells one for each history */
  const add = (what, cells) => {
    rows.push([what, ...cells]);
    tell(`${what}: ${cells.join(' | ')}`);
  };
  /** @param {(history: import('./histories.mjs').History) => Promise<string>} measure @param {string} what */
  const addEach = async (what, measure) => {
    const cells = [];
    for (const history of histories) {
      cells.push(await measure(history));
      tell(`${what}: ${history.name}`);
    }
    add(what, cells);
  };
  /** @param {Record<string, string>[]} columns */
  const addColumns = (columns) => {
    for (const what of Object.keys(columns[0] ?? {}))
      add(
        what,
        columns.map((column) => column[what] ?? ''),
      );
  };
  /** @param {Record<string, number>} numbers @param {number} digits */
  const texts = (numbers, digits) =>
    Object.fromEntries(Object.entries(numbers).map(([what, number]) => [what, number.toFixed(digits)]));

  const reads = readers(api, histories);
  for (const [what, times] of Object.entries(await reads.warm(tell))) add(`${what}, ms`, times.map(spread));
  await addEach('search of everything: a text that is nowhere, s', reads.rare);
  const charges = await measureCharges(api, histories, tell);
  add(
    'charges a second, 8 sessions',
    charges.map(({ perSecond }) => perSecond.toFixed(0)),
  );
  add(
    'a charge among them, ms',
    charges.map(({ times }) => spread(times)),
  );
  await addEach('check of the ledger, s', async (history) => (await timeCheck(api, history)).toFixed(1));
  await addEach('a full copy, s', async (history) => (await timeBackup(history)).toFixed(1));
  const disks = [];
  for (const history of histories) disks.push(texts(await readDisk(history), 2));
  addColumns(
    disks.map((disk) => Object.fromEntries(Object.entries(disk).map(([what, gib]) => [`${what}, GiB`, gib]))),
  );
  const biggest = histories.at(isLayouts ? 0 : -1);
  const indexes = biggest
    ? `Indexes of postings at ${biggest.name}, GiB: ${await readIndexes(biggest)}.`
    : '';
  const cold = await reads.cold(tell);
  for (const [what, times] of Object.entries(cold ?? {}))
    add(`new place, from the disk: ${what}, ms`, times.map(spread));
  const archived = histories.find(({ name }) => name === 'archive');
  let job = '';
  if (archived) {
    const perSecond = await measureArchive(api, archived, MONTHS_KEPT - 1);
    await timeCheck(api, archived);
    job = ` The job of the archive moves ${perSecond.toFixed(0)} postings a second, and the check is sound after it.`;
    tell('the job of the archive has worked');
  }
  const vacuums = [];
  for (const history of histories) {
    vacuums.push(texts(await timeVacuum(history), 1));
    tell(`vacuum: ${history.name}`);
  }
  addColumns(vacuums);

  const head = ['median (95th percentile)', ...histories.map(({ name }) => name)];
  const text = `${markdownTable([head, ...rows])}\n\n${indexes}${job}`;
  await report(isLayouts ? 'growth-layouts' : 'growth', text, write);
  return true;
}

scratchRun(main);

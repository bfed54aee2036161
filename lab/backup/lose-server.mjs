import { setTimeout as sleep } from 'node:timers/promises';
import { startTraffic } from '../faults/traffic.mjs';
import { createRandom } from '../lib/random.mjs';
import { findReceipts, readMoves } from './books.mjs';
import { judge } from './judge.mjs';
import { settingOf } from './pgbackrest.mjs';
import { createServer, ledgerProblems, sample } from './server.mjs';

/** From the end of a segment until it is in the repository. */
const PUSH_MS = 10_000;

/** How much may be lost: what was not archived yet. */
const boundMs = () => Number(settingOf(sample('archive.conf'), 'archive_timeout')) * 1000 + PUSH_MS;

/**
 * One charge while nobody else pays: how long until it outlives its server.
 *
 * @param {import('./go-back.mjs').Drill} drill
 * @param {import('./server.mjs').Server} server
 */
export async function quietCharge({ report, operations, prefix }, server) {
  const outcome = await operations.charge(`${prefix}quiet`, 100).perform();
  if (!('receipt' in outcome)) throw new Error(`no charge: ${JSON.stringify(outcome)}`);
  const segment = await server.ask('select pg_walfile_name(pg_current_wal_lsn())');
  const isArchived = `select coalesce(last_archived_wal >= '${segment}', false) from pg_stat_archiver`;
  const since = Date.now();
  await report.step('a charge in a quiet minute, until it is in the repository', async () => {
    while ((await server.ask(isArchived)) !== 't') {
      if (Date.now() - since > boundMs()) throw new Error(`WAL is not archived after ${boundMs() / 1000} s`);
      await sleep(100);
    }
  });
  return outcome.receipt;
}

/**
 * The server goes with its disk while people pay; then all that the repository has is restored.
 *
 * @param {import('./go-back.mjs').Drill} drill
 * @param {import('./server.mjs').Server} server
 * @param {object} before
 * @param {number} before.seconds that people pay
 * @param {readonly import('./books.mjs').Receipt[]} before.receipts of earlier payments
 * @param {() => Promise<void>} before.stopCabinet
 */
export async function loseServer(
  { place, report, operations, prefix, seed },
  server,
  { seconds, receipts, stopCabinet },
) {
  const { step, expect } = report;
  const traffic = startTraffic({ operations, prefix: `${prefix}2`, random: createRandom(seed, 2) });
  await sleep(seconds * 1000);
  const lostAt = Date.now();
  await server.lose();
  await traffic.stop();
  await stopCabinet();

  const last = await createServer(place, 'third');
  await step('the server is lost with its disk; restore of all there is: files', () =>
    last.pgbackrest('restore'),
  );
  await step('replay of WAL, promotion', last.start);
  const { lost, firstLost, problems } = await judge(last, `${prefix}2`, traffic.acknowledged, {
    until: lostAt - boundMs(),
  });
  const age = lost.length === 0 ? 0 : (lostAt - firstLost) / 1000;
  expect(
    `of ${traffic.acknowledged.length} payments the last ${lost.length} are lost, of ${age.toFixed(1)} s; no hole before them`,
    problems,
  );
  const earlier = findReceipts(await readMoves(last, prefix), receipts);
  expect(`${receipts.length} payments of before, on both timelines, are there once`, [
    ...earlier.wrong,
    ...earlier.missing.map(({ key }) => `${key} is gone`),
  ]);
  expect('the ledger is sound', await ledgerProblems(last));
  return last;
}

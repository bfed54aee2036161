import { buildPackage } from '../../scripts/lib/build.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { findModel } from '../faults/find-model.mjs';
import { createOperations } from '../faults/operations.mjs';
import { playRound } from '../faults/round.mjs';
import { readOptions } from '../lib/options.mjs';
import { createRandom } from '../lib/random.mjs';
import { report } from '../lib/report.mjs';
import { scratchRun, stopped } from '../lib/scratch-run.mjs';
import { signIn } from '../lib/sign-in.mjs';
import { createCaller, startVisitors } from '../processes/calls.mjs';
import { createCabinet } from './cabinet.mjs';
import { FURTHER, KINDS, kindNamed } from './kinds.mjs';
import { openPeople } from './people.mjs';
import { createReport } from './report.mjs';

// People pay, are charged, read and click while the primary of a cluster (pnpm lab cluster) is killed, again and again: writes must go on,
// what was acknowledged must be in the books exactly once, and nobody may see a broken screen. Wants a built cabinet (pnpm build).
//   pnpm lab failover                            20 rounds, half of them with the primary's Patroni
//   pnpm lab failover --rounds 4 --seed 7
//   pnpm lab failover --only paused --rounds 1   further kinds: etcd-one, etcd-all, disk-full, paused
//   pnpm lab failover --write                    puts the table into docs/performance.md

const WRITES_GO_ON_MS = 30_000;
const PATIENCE_MS = 90_000;
/** People whose screens stand still for so long are told why. */
const NOTICED_AFTER_MS = 12_000;

function chosen() {
  const { only, ...options } = readOptions({ seed: 1, rounds: 20, only: '', write: false });
  const known = [...Object.keys(KINDS), ...Object.keys(FURTHER)];
  if (only !== '' && !known.includes(only)) throw new UserError(`--only is one of: ${known.join(', ')}.`);
  return { ...options, names: only === '' ? Object.keys(KINDS) : [only] };
}

/**
 * When the first payment that began after the fault was acknowledged.
 *
 * @param {import('../faults/round.mjs').Traffic} traffic
 * @param {number} since
 */
async function firstWrite(traffic, since) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const first = traffic.acknowledged.find(({ begunAt }) => begunAt > since);
    if (first) return first.at;
    if (Date.now() > end) throw new Error(`no write was acknowledged in ${PATIENCE_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * How long nobody's payment was acknowledged, at the longest.
 *
 * @param {import('../faults/round.mjs').Traffic} traffic
 * @param {number} from
 * @param {number} to
 */
function longestPause(traffic, from, to) {
  const times = traffic.acknowledged.map(({ at }) => at).filter((at) => at > from && at < to);
  return Math.max(...[...times, to].map((at, index) => at - (times[index - 1] ?? from)));
}

/** @param {import('./cabinet.mjs').Cabinet} cabinet @param {readonly string[]} keys how many are there already */
async function countThere({ cluster }, keys) {
  if (keys.length === 0) return 0;
  const list = keys.map((key) => `'${key}'`).join(', ');
  const answer = await cluster.ask(
    `select count(*) from unnest(array[${list}]) as k
      where exists (select from model_charges where request_key like '%:' || k)
        or exists (select from holds where request_key like '%:' || k)
        or exists (select from idempotency_keys where key = k)`,
    { database: 'cabinet' },
  );
  return Number(answer);
}

async function main() {
  const { seed, rounds, names, write } = chosen();
  await buildPackage('api');
  const cabinet = await createCabinet({ diskMb: kindNamed(names[0] ?? '')?.diskMb });
  const { url, cluster } = cabinet;
  const user = await signIn(url, { email: 'user@demo.example' });
  const reader = await signIn(url, { email: 'user@demo.example' });
  const admin = await signIn(url, { email: 'admin@demo.example' });
  const operations = createOperations({ url, serviceUrl: url }, user, await findModel(url, user.id));
  const paid = await operations.topUp('before-the-first-round', '100000').perform();
  if (!('receipt' in paid)) throw new Error(`nobody can pay: ${JSON.stringify(paid)}`);

  const beginToClick = await openPeople(url);
  const results = createReport();
  for (let round = 1; round <= rounds && !stopped.aborted; round += 1) {
    const name = names[(round - 1) % names.length] ?? '';
    const kind = kindNamed(name);
    const primary = await cluster.primary();
    if (!kind || !primary) throw new Error('there is no primary');
    const caller = createCaller(url, reader.credentials);
    /** @type {string[]} */
    const further = [];
    let writesAfterMs = 0;
    let there = 0;
    let seen = { clicks: 0, noticed: 0, people: 0, offers: /** @type {string[]} */ ([]) };
    const result = await playRound({
      cabinet,
      operations,
      credentials: { user: user.credentials, admin: admin.credentials },
      prefix: `failover-${seed}-${round}`,
      random: createRandom(seed, round),
      async strike(_random, traffic) {
        const stopVisitors = startVisitors(caller, { writes: false });
        const stopPeople = beginToClick();
        try {
          const struck = Date.now();
          await kind.strike(cluster, primary);
          const since = Date.now();
          const first = await firstWrite(traffic, since);
          writesAfterMs = Math.max(first - since, longestPause(traffic, struck, since));
          if (writesAfterMs > WRITES_GO_ON_MS)
            further.push(`writes went on after ${Math.round(writesAfterMs / 1000)} s`);
          further.push(...(await kind.heal(cluster, primary)));
          await cluster.until('The cluster is not whole', cluster.isWhole);
        } finally {
          await stopVisitors();
          const { broken, ...counts } = await stopPeople();
          seen = counts;
          further.push(...broken);
          if (writesAfterMs > NOTICED_AFTER_MS && seen.noticed < seen.people)
            further.push(`only ${seen.noticed} of ${seen.people} people read that nothing can be saved`);
        }
      },
      onUnanswered: async (keys) => {
        there = await countThere(cabinet, keys);
      },
    });
    const { answered, failed } = caller.tally;
    results.add(name, {
      ...result,
      ...seen,
      retries: seen.offers.length,
      further,
      writesAfterMs,
      there,
      read: answered,
      unread: failed.length,
    });
    console.log(
      `${round} ${name}: writes after ${(writesAfterMs / 1000).toFixed(1)} s; ${result.acknowledged} acknowledged, ${result.unanswered} in doubt (${there} were there); ${answered} reads, ${failed.length} failed; ${seen.clicks} clicks, ${seen.noticed} of ${seen.people} read the notice, ${seen.offers.length} were offered another try`,
    );
    for (const problem of [...result.problems, ...further]) console.log(`✗ ${problem}`);
    for (const what of [...failed, ...seen.offers]) console.log(`  ${what}`);
  }
  await cabinet.stopServers();
  console.log(`\n${await cabinet.command('ledger-check')}`);
  await report('failover', results.markdown(), write);
  return results.isGood();
}

scratchRun(main);

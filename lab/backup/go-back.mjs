import { cabinetOn } from '../failover/cabinet.mjs';
import { startTraffic } from '../faults/traffic.mjs';
import { createRandom } from '../lib/random.mjs';
import { judge, numbersGivenTwice, repeat } from './judge.mjs';
import { lastBackup } from './pgbackrest.mjs';
import { megabytes } from './report.mjs';
import { createServer, ledgerProblems } from './server.mjs';

/** What must be there before a backup, and of payments that are repeated to hear the same answer. */
const SOME = 200;

/** With every guard and every foreign key switched off, which only a superuser can. */
const CATASTROPHE = `
  set session_replication_role = replica;
  delete from model_charges;
  delete from ledger_postings where type = 'charge';
  update payer_balances set balance = 0, held = 0;
  delete from audit_log where seq > 3;`;

/** Rows that never change, of before a moment. @param {string} moment */
const digest = (moment) => `
  select count(*) || ' ' || md5(string_agg(p::text, ',' order by p.entry_id, p.account_id))
    from ledger_postings p where p.created_at < '${moment}'`;
const AUDIT_HEAD = `select seq || ' ' || hash from audit_log order by seq desc limit 1`;
/** Numbers that people were given after the moment are not given again: step 5 of the guide. */
const SKIP_NUMBERS = `
  select setval(pg_get_serial_sequence('payment_requests', 'number'), max(number) + 10000)
    from payment_requests`;

/**
 * @typedef {object} Drill
 * @property {import('./server.mjs').Place} place
 * @property {ReturnType<typeof import('./report.mjs').createReport>} report
 * @property {ReturnType<typeof import('../faults/operations.mjs').createOperations>} operations
 * @property {string} prefix of the keys
 * @property {number} seed
 */

/**
 * Backups while people pay, a moment, then somebody deletes rows of money and people go on for a while.
 *
 * @param {Drill} drill
 * @param {import('./server.mjs').Server} server
 */
export async function untilCatastrophe({ report, operations, prefix, seed }, server) {
  const start = await server.ask('select clock_timestamp()');
  const rows = await server.ask(digest(start));
  const traffic = startTraffic({ operations, prefix: `${prefix}1`, random: createRandom(seed, 1) });
  const more = () => traffic.hasAcknowledged(traffic.acknowledged.length + SOME);
  try {
    for (const type of ['full', 'incr']) {
      await more();
      const before = traffic.acknowledged.length;
      await report.step(
        `backup (${type}) while people pay`,
        () => server.pgbackrest('backup', [`--type=${type}`]),
        async () => {
          const meanwhile = traffic.acknowledged.length - before;
          const { bytes, stored } = lastBackup(await server.pgbackrest('info', ['--output=json']));
          return `${megabytes(stored)} stored of ${megabytes(bytes)}; ${meanwhile} payments meanwhile`;
        },
      );
    }
    await more();
    const auditHead = await server.ask(AUDIT_HEAD);
    const moment = Date.now();
    await more();
    await server.ask(CATASTROPHE);
    return { start, rows, auditHead, moment, acknowledged: traffic.acknowledged };
  } finally {
    await traffic.stop();
  }
}

/**
 * Restores the moment on another server, and compares it with what was known then.
 *
 * @param {Drill} drill
 * @param {import('./server.mjs').Server} damaged
 * @param {Awaited<ReturnType<typeof untilCatastrophe>>} known
 */
export async function goBack({ place, report, prefix }, damaged, known) {
  const { step, expect } = report;
  expect(
    'the ledger check sees what was done',
    (await ledgerProblems(damaged)).length === 0 ? ['the ledger is sound'] : [],
  );
  await step('the damaged server is stopped, its last WAL archived', damaged.stop);
  const server = await createServer(place, 'second');
  const target = new Date(known.moment).toISOString().replace('T', ' ').replace('Z', '+00');
  await step('restore to the moment, on another server: files', () =>
    server.pgbackrest('restore', ['--type=time', `--target=${target}`, '--target-action=promote']),
  );
  await step('replay of WAL, promotion', server.start);
  // The checkpointer fell asleep before the promotion: until this wakes it, it does not heed archive_timeout.
  await server.ask('checkpoint');

  const { moment, acknowledged } = known;
  const back = await judge(server, `${prefix}1`, acknowledged, { until: moment, noneSince: moment });
  expect(
    `${back.due.length} payments of before the moment are there once, ${back.late.length} of after it are not`,
    back.problems,
  );
  const [count = ''] = known.rows.split(' ');
  expect(
    `${count} older postings are there to the letter`,
    differences(known.rows, await server.ask(digest(known.start))),
  );
  const [seq = ''] = known.auditHead.split(' ');
  const head = await server.ask(`select seq || ' ' || hash from audit_log where seq = ${seq}`);
  expect('the audit log leads through the head that was kept', differences(known.auditHead, head));
  expect('the ledger is sound', await ledgerProblems(server));
  await server.ask(SKIP_NUMBERS);
  return { server, back };
}

/**
 * The cabinet on the restored server: who paid after the moment repeats it under the same key.
 *
 * @param {Drill} drill
 * @param {Awaited<ReturnType<typeof goBack>>} restored
 * @param {{port: number, acknowledged: import('./judge.mjs').Acknowledged}} before
 */
export async function goOn({ report, prefix }, { server, back }, { port, acknowledged }) {
  const { step, expect } = report;
  const cabinet = await step('the cabinet starts there', () =>
    cabinetOn(server.addresses(), { port, isFilled: true }),
  );
  await step('check: WAL of the new timeline is archived', () => server.pgbackrest('check'));
  const { receipts, problems } = await repeat(
    server,
    prefix,
    [...back.due.slice(-SOME), ...back.lost],
    back.lost,
  );
  expect(`${back.lost.length} lost payments are repeated under their keys, and each is done once`, problems);
  const before = acknowledged.map(({ receipt }) => receipt);
  expect('no number of a request is given twice', numbersGivenTwice(before, receipts));
  return { cabinet, receipts };
}

/** @param {string} expected @param {string} seen */
const differences = (expected, seen) => (expected === seen ? [] : [`${expected}, now ${seen}`]);

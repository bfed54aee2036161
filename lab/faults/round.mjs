import { createLimit } from '../../scripts/lib/limit.mjs';
import { send } from '../lib/send.mjs';
import { auditBooks, units } from './money.mjs';
import { CLIENTS, startTraffic } from './traffic.mjs';

const WARM_UP = 8;
const AFTERMATH = 8;
const REPEATED = 12;
const HEAL_MS = 60_000;

/**
 * @typedef {import('./money.mjs').Receipt} Receipt
 * @typedef {ReturnType<typeof startTraffic>} Traffic
 * @typedef {object} RoundResult
 * @property {number} acknowledged while people paid
 * @property {number} unanswered and then repeated until they were answered
 * @property {number} repeated of the acknowledged, to see the same answer again
 * @property {string[]} problems
 */

/**
 * People pay, the fault strikes, they go on; then what got no answer is repeated, and the books must hold everything
 * exactly once.
 *
 * @param {object} options
 * @param {Pick<import('./cabinet.mjs').Cabinet, 'url' | 'isApiRunning' | 'output'>} options.cabinet
 * @param {ReturnType<typeof import('./operations.mjs').createOperations>} options.operations
 * @param {{user: Record<string, string>, admin: Record<string, string>}} options.credentials
 * @param {string} options.prefix
 * @param {import('../lib/random.mjs').Random} options.random
 * @param {(random: import('../lib/random.mjs').Random, traffic: Traffic) => Promise<void>} options.strike
 * @param {(keys: readonly string[]) => Promise<void>} [options.onUnanswered] before they are repeated
 * @returns {Promise<RoundResult>}
 */
export async function playRound({ cabinet, operations, credentials, prefix, random, strike, onUnanswered }) {
  const before = await readBooks(cabinet.url, credentials.user);
  const traffic = startTraffic({ operations, prefix, random });
  try {
    await traffic.hasAcknowledged(WARM_UP);
    await strike(random, traffic);
    await traffic.hasAcknowledged(traffic.acknowledged.length + AFTERMATH);
  } finally {
    await traffic.stop();
  }

  const { acknowledged, unanswered, wrong } = traffic;
  const problems = [...wrong];
  await onUnanswered?.(unanswered.map(({ key }) => key));
  /** @type {Receipt[]} */
  const receipts = acknowledged.map(({ receipt }) => receipt);
  for (const [operation, outcome] of await healAll(unanswered)) {
    if ('receipt' in outcome) receipts.push(outcome.receipt);
    else
      problems.push(
        `${operation.key}: ${'wrong' in outcome ? outcome.wrong : `never answered (${outcome.unknown})`}`,
      );
  }
  const repeated = acknowledged.slice(-REPEATED);
  for (const { operation, receipt } of repeated) {
    const again = await untilAnswered(operation);
    const proof = 'receipt' in again ? again.receipt.proof : JSON.stringify(again);
    if (proof !== receipt.proof) problems.push(`${operation.key}: ${receipt.proof}, and again ${proof}`);
  }
  problems.push(...auditBooks(before, await readBooks(cabinet.url, credentials.user), receipts));
  problems.push(...(await checkLedger(cabinet.url, credentials.admin)));
  if (!cabinet.isApiRunning()) problems.push(`the API has ended:\n${cabinet.output()}`);
  return {
    acknowledged: acknowledged.length,
    unanswered: unanswered.length,
    repeated: repeated.length,
    problems,
  };
}

/**
 * As many at once as paid before: all of them together would only wait for each other. @param {readonly
 * import('./operations.mjs').Operation[]} operations
 */
async function healAll(operations) {
  const limit = createLimit(CLIENTS);
  return Promise.all(
    operations.map((each) => limit(async () => /** @type {const} */ ([each, await untilAnswered(each)]))),
  );
}

/** @param {import('./operations.mjs').Operation} operation */
async function untilAnswered(operation) {
  const end = Date.now() + HEAL_MS;
  for (;;) {
    const outcome = await operation.perform();
    if (!('unknown' in outcome) || Date.now() > end) return outcome;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} url @param {Record<string, string>} headers @returns {Promise<import('./money.mjs').Books>} */
async function readBooks(url, headers) {
  // A list may come from a replica: after a write of the reader's own it holds whatever was there before that.
  await untilAnsweredWell({
    method: 'PATCH',
    url: `${url}/api/v1/users/me/theme`,
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ theme: 'light' }),
  });
  const { total, totals } = await read(`${url}/api/v1/transactions/user?limit=1`, headers);
  const { available, held } = await read(`${url}/api/v1/users/me/balance`, headers);
  return { count: total, in: units(totals.in), out: units(totals.out), available, held };
}

/** @param {string} url @param {Record<string, string>} headers */
async function checkLedger(url, headers) {
  const { ok, problems } = await read(`${url}/api/v1/admin/ledger/check`, headers);
  return ok ? [] : [`the ledger is not sound: ${JSON.stringify(problems)}`];
}

/** @param {string} url @param {Record<string, string>} headers */
const read = (url, headers) => untilAnsweredWell({ method: 'GET', url, headers });

/**
 * An idle connection that the fault has cut is expected: the next one is used.
 *
 * @param {Parameters<typeof send>[0]} request
 * @returns {Promise<any>}
 */
async function untilAnsweredWell(request) {
  const end = Date.now() + HEAL_MS;
  for (;;) {
    const { status, text, failure } = await send(request);
    if (status === 200 && failure === undefined) return JSON.parse(text).data;
    if (Date.now() > end) throw new Error(`${request.url} answered ${status} ${failure ?? text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

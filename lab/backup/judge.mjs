import { createLimit } from '../../scripts/lib/limit.mjs';
import { CLIENTS } from '../faults/traffic.mjs';
import { findReceipts, readMoves } from './books.mjs';

/**
 * @typedef {ReturnType<typeof import('../faults/traffic.mjs').startTraffic>['acknowledged']} Acknowledged
 * @typedef {import('./server.mjs').Server} Server
 * @typedef {import('./books.mjs').Receipt} Receipt
 */

/**
 * What a restored server holds of what was acknowledged: all until a moment, and nothing that began after another,
 * which is by default the first that is lost: there is no hole.
 *
 * @param {Server} server
 * @param {string} prefix of the keys
 * @param {Acknowledged} acknowledged
 * @param {{until: number, noneSince?: number}} bounds in milliseconds
 */
export async function judge(server, prefix, acknowledged, { until, noneSince }) {
  const receipts = acknowledged.map(({ receipt }) => receipt);
  const { missing, wrong } = findReceipts(await readMoves(server, prefix), receipts);
  const lostKeys = new Set(missing.map(({ key }) => key));
  const isLost = (/** @type {Acknowledged[number]} */ { operation }) => lostKeys.has(operation.key);
  const lost = acknowledged.filter(isLost);
  const firstLost = Math.min(...lost.map(({ at }) => at));
  const due = acknowledged.filter(({ at }) => at < until);
  const late = acknowledged.filter(({ begunAt }) => begunAt > (noneSince ?? firstLost));
  const problems = [
    ...wrong,
    ...due.filter(isLost).map(({ operation }) => `${operation.key} is gone`),
    ...late.filter((each) => !isLost(each)).map(({ operation }) => `${operation.key} is there`),
  ];
  return { due, late, lost, firstLost, problems };
}

/**
 * Repeats what was acknowledged under its keys: what is there answers as it did, what was lost is done anew.
 *
 * @param {Server} server
 * @param {string} prefix
 * @param {Acknowledged} acknowledged
 * @param {Acknowledged} lost of these
 */
export async function repeat(server, prefix, acknowledged, lost) {
  const limit = createLimit(CLIENTS);
  const answers = await Promise.all(
    acknowledged.map(({ operation, receipt }) =>
      limit(async () => ({ key: operation.key, receipt, outcome: await operation.perform() })),
    ),
  );
  const lostKeys = new Set(lost.map(({ operation }) => operation.key));
  const problems = answers.flatMap(({ key, receipt, outcome }) => {
    if (!('receipt' in outcome)) return [`${key}: ${JSON.stringify(outcome)}`];
    const isSame = outcome.receipt.proof === receipt.proof;
    return isSame || lostKeys.has(key)
      ? []
      : [`${key}: ${receipt.proof}, and again ${outcome.receipt.proof}`];
  });
  const receipts = answers.flatMap(({ outcome }) => ('receipt' in outcome ? [outcome.receipt] : []));
  const { missing, wrong } = findReceipts(await readMoves(server, prefix), receipts);
  return { receipts, problems: [...problems, ...wrong, ...missing.map(({ key }) => `${key} is not there`)] };
}

/**
 * Numbers that two different payment requests were given.
 *
 * @param {...readonly Receipt[]} receipts
 */
export function numbersGivenTwice(...receipts) {
  /** @type {Map<string, string>} */
  const idOf = new Map();
  return receipts
    .flat()
    .filter(({ direction }) => direction === 'in')
    .flatMap(({ proof }) => {
      const [id = '', number = ''] = proof.split(' ');
      const first = idOf.get(number) ?? id;
      idOf.set(number, first);
      return first === id ? [] : [number];
    });
}

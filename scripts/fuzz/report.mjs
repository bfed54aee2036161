import { table } from '../lib/table.mjs';
import { bodyOf } from './make-request.mjs';

/** @typedef {import('./run.mjs').Finding} Finding */

const SHOWN = 40;
const BODY_SHOWN = 1500;

/**
 * Counts of the answers, and what was found wrong with them, like with like.
 */
export function createTally() {
  /** @type {Map<string, Map<string, number>>} by operation */
  const statuses = new Map();
  /** @type {Map<string, {count: number, first: Finding}>} */
  const groups = new Map();
  let slowest = { ms: 0, name: '' };

  return {
    /** @param {import('./run.mjs').Exchange} exchange @param {Finding[]} findings */
    add({ request, answers }, findings) {
      const { name } = request.operation;
      const counts = statuses.get(name) ?? new Map();
      statuses.set(name, counts);
      for (const { status, ms } of answers) {
        const label = status === 0 ? 'none' : String(status);
        counts.set(label, (counts.get(label) ?? 0) + 1);
        if (ms > slowest.ms) slowest = { ms, name };
      }
      for (const finding of findings) {
        // Ids differ from one to the next, the mistake does not.
        const key = `${finding.rule} ${name} ${finding.why.replace(/[0-9a-f-]{36}/g, '…')}`;
        const group = groups.get(key) ?? { count: 0, first: finding };
        group.count += 1;
        groups.set(key, group);
      }
    },
    get failures() {
      return groups.size;
    },
    get sent() {
      return [...statuses.values()]
        .flatMap((counts) => [...counts.values()])
        .reduce((sum, count) => sum + count, 0);
    },
    byStatus() {
      const all = new Map();
      for (const counts of statuses.values())
        for (const [status, count] of counts) all.set(status, (all.get(status) ?? 0) + count);
      return table([['status', 'answers'], ...sortedRows(all)]);
    },
    byOperation() {
      const rows = [...statuses].map(([name, counts]) => [
        name,
        sortedRows(counts)
          .map(([status, count]) => `${status}: ${count}`)
          .join('  '),
      ]);
      return table([['operation', 'answers by status'], ...rows]);
    },
    slowest: () => `slowest answer: ${slowest.ms} ms, ${slowest.name}`,
    findings() {
      const shown = [...groups.values()].slice(0, SHOWN);
      const left = groups.size - shown.length;
      return [...shown.map(describeGroup), ...(left > 0 ? [`… and ${left} more`] : [])].join('\n\n');
    },
  };
}

/** @param {Map<string, number>} counts */
const sortedRows = (counts) =>
  [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => [status, String(count)]);

/** @param {{count: number, first: Finding}} group */
function describeGroup({ count, first }) {
  const { rule, why, request, answer } = first;
  return [
    `✗ ${rule}: ${request.operation.name}: ${why} (${count}×)`,
    `  request ${request.index}, ${request.kind}, by ${request.person}: ${answer.status} ${answer.text.slice(0, 300)}`,
    `  ${curlOf(first)}`,
  ].join('\n');
}

/** A line for a shell, against a cabinet at $URL. @param {Finding} finding */
export function curlOf({ request, headers }) {
  const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
  const body = bodyOf(request);
  const shown =
    body !== undefined && body.length > BODY_SHOWN
      ? `${body.slice(0, BODY_SHOWN)}…(${body.length} characters)`
      : body;
  return [
    `curl -sS -X ${request.operation.method} "$URL"${quote(request.target)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value.slice(0, 200)}`)}`),
    ...(shown === undefined ? [] : [`--data-raw ${quote(shown)}`]),
  ].join(' ');
}

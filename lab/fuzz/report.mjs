import { table } from '../../scripts/lib/table.mjs';
import { bodyOf } from './make-request.mjs';

/** @typedef {import('./send-all.mjs').Finding} Finding */

const BODY_SHOWN = 1500;

/**
 * Counts of the answers, and what was found wrong with them, like with like.
 */
export function createTally() {
  /** @type {Map<string, Map<string, number>>} by operation */
  const statuses = new Map();
  /** @type {Map<string, {title: string, count: number}>} */
  const groups = new Map();
  let slowest = { ms: 0, name: '' };

  return {
    /**
     * @param {import('./send-all.mjs').Exchange} exchange
     * @param {Finding[]} findings
     * @returns {string[]} the findings of which none was seen before, for people
     */
    add({ request, answers }, findings) {
      const { name } = request.operation;
      const counts = statuses.get(name) ?? new Map();
      statuses.set(name, counts);
      for (const { status, ms } of answers) {
        const label = status === 0 ? 'none' : String(status);
        counts.set(label, (counts.get(label) ?? 0) + 1);
        if (ms > slowest.ms) slowest = { ms, name };
      }
      return findings.flatMap((finding) => {
        // Ids differ from one to the next, the mistake does not.
        const key = `${finding.rule} ${name} ${finding.why.replace(/[0-9a-f-]{36}/g, '…')}`;
        const count = groups.get(key)?.count ?? 0;
        groups.set(key, { title: titleOf(finding), count: count + 1 });
        return count === 0 ? [describe(finding)] : [];
      });
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
    findings: () => [...groups.values()].map(({ title, count }) => `✗ ${title} (${count}×)`).join('\n'),
  };
}

/** @param {Map<string, number>} counts */
const sortedRows = (counts) =>
  [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => [status, String(count)]);

/** @param {Finding} finding */
const titleOf = ({ rule, why, request }) => `${rule}: ${request.operation.name}: ${why}`;

/** @param {Finding} finding */
function describe(finding) {
  const { request, answer } = finding;
  return [
    `✗ ${titleOf(finding)}`,
    `  request ${request.index}, ${request.kind}, by ${request.person}: ${answer.status} ${answer.text.slice(0, 300)}`,
    `  ${curlOf(finding)}`,
  ].join('\n');
}

/** A line for a shell, against a cabinet at $URL. @param {Finding} finding */
function curlOf({ request, headers }) {
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

import { quantile } from '../lib/statistics.mjs';

const SHOWN = 20;

/** @typedef {ReturnType<typeof createTally>} Tally */

/** Counts calls by their kind, and how long each took. */
export function createTally() {
  /** @type {Map<string, {ms: number[], failed: number}>} */
  const kinds = new Map();
  let failures = 0;

  /** @param {string} kind @param {number} ms @param {string} [failure] */
  function record(kind, ms, failure) {
    const counted = kinds.get(kind) ?? { ms: [], failed: 0 };
    kinds.set(kind, counted);
    counted.ms.push(ms);
    if (failure === undefined) return;
    counted.failed += 1;
    failures += 1;
    if (failures <= SHOWN) console.log(`✗ ${kind}: ${failure}`);
  }

  return {
    record,
    failures: () => failures,
    /** How many there were, of a kind or in all. @param {string} [kind] */
    calls: (kind) =>
      [...kinds].reduce(
        (sum, [name, { ms }]) => sum + (kind === undefined || name === kind ? ms.length : 0),
        0,
      ),
    /** Cells of a table, the head first; all calls together come last. */
    rows() {
      const all = [...kinds].sort(([one], [other]) => (place(one) < place(other) ? -1 : 1));
      const sum = {
        ms: all.flatMap(([, { ms }]) => ms),
        failed: failures,
      };
      return [
        ['call', 'calls', 'failures', 'p50, ms', 'p95', 'p99', 'max'],
        ...[...all, /** @type {const} */ (['all', sum])].map(([name, { ms, failed }]) => [
          name,
          String(ms.length),
          String(failed),
          ...[0.5, 0.95, 0.99, 1].map((share) => quantile(ms, share).toFixed(0)),
        ]),
      ];
    },
  };
}

/** By what is asked, and then how. @param {string} kind */
const place = (kind) => kind.split(' ').slice(1).join(' ') + kind;

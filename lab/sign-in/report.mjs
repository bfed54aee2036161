import { markdownTable } from '../../scripts/lib/table.mjs';
import { median, quantile } from '../lib/statistics.mjs';

/** So much a sign-in may take beside 300 calls that set a password (docs/decisions/0132). */
export const GOAL_MS = 100;

/**
 * Sign-ins of one build in one situation; `statuses` are those of the flood.
 *
 * @typedef {{beside: string, build: string, times: number[], statuses: number[]}} SignIns
 */

/** @param {readonly SignIns[]} measured */
export function signInTable(measured) {
  const head = [
    'beside',
    'build',
    'sign-ins',
    'p50, ms',
    'p95, ms',
    'max, ms',
    `p95 under ${GOAL_MS} ms`,
    'passwords set',
    'told to come again',
  ];
  const rows = measured.map(({ beside, build, times, statuses }) => {
    const [p50, p95, max] = [0.5, 0.95, 1].map((share) => quantile(times, share));
    const withStatus = (/** @type {number} */ wanted) =>
      statuses.filter((status) => status === wanted).length;
    return [
      beside,
      build,
      times.length,
      ...[p50, p95, max].map((ms) => ms?.toFixed(0) ?? ''),
      (p95 ?? 0) < GOAL_MS ? 'held' : '**missed**',
      ...(statuses.length > 0 ? [withStatus(200), withStatus(429)] : ['', '']),
    ];
  });
  return markdownTable([head, ...rows]);
}

/** What each round measured of both builds. @typedef {{name: string, digits: number, before: number[], now: number[]}} Measure */

/** @param {readonly Measure[]} measures @param {{before: string, now: string}} builds */
export function borderTable(measures, { before, now }) {
  const rounds = measures[0]?.now.length ?? 0;
  const head = ['', before, now, `the second beside the first (median of ${rounds} rounds)`];
  const rows = measures.map(({ name, digits, ...values }) => [
    name,
    median(values.before).toFixed(digits),
    median(values.now).toFixed(digits),
    median(values.now.map((value, round) => value / (values.before[round] ?? value))).toFixed(2),
  ]);
  return markdownTable([head, ...rows]);
}

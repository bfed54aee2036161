import { markdownTable } from '../../scripts/lib/table.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./play.mjs').play>>} Played */

/** What was asked in all, and what it took. @param {Played} played */
export function summary({ tally, watched: { seconds, processes, databaseCpu }, charges, payments, waits }) {
  const calls = tally.calls();
  const waited = Object.entries(waits).map(
    ([what, { count, meanMs, late }]) =>
      `${what}: ${count} times, ${meanMs.toFixed(2)} ms on average, ${late} above 100 ms`,
  );
  return [
    `${calls} calls in ${(seconds / 60).toFixed(1)} minutes, ${(calls / seconds).toFixed(0)} a second; ${charges} charges and ${payments} payments.`,
    `Waits for the database, ${waited.join('; for its ')}.`,
    '',
    markdownTable([
      ['process', 'CPU, s', 'of a core', 'RSS, MiB, most', 'sockets, most'],
      ...processes.map(({ name, cpu, rss, sockets }) => [
        name,
        cpu.toFixed(1),
        `${((cpu / seconds) * 100).toFixed(0)} %`,
        rss.toFixed(0),
        String(sockets),
      ]),
      [
        'PostgreSQL, its connections',
        databaseCpu.toFixed(1),
        `${((databaseCpu / seconds) * 100).toFixed(0)} %`,
        '',
        '',
      ],
    ]),
  ].join('\n');
}

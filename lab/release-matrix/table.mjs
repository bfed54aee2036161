import { markdownTable } from '../../scripts/lib/table.mjs';

/** @typedef {import('./pairs.mjs').Pair} Pair */

/** @param {Pair} pair */
function outcome({ drawn, skipped, problems }) {
  if (problems.length > 0) return `✗ ${problems.length}`;
  return skipped > 0 ? `✓ ${drawn} (${skipped} not tried)` : `✓ ${drawn}`;
}

/**
 * A row for each remote and version of it, a column for each host: how many screens were drawn.
 *
 * @param {readonly Pair[]} pairs
 * @returns {string} Markdown.
 */
export function matrixTable(pairs) {
  const hosts = [...new Map(pairs.map(({ hostVersion, host }) => [hostVersion, host]))];
  const remotes = [
    ...new Map(pairs.map(({ remote, remoteVersion }) => [`${remote} ${remoteVersion}`, remote])),
  ];
  const head = ['remote', '', ...hosts.map(([version, build]) => `host ${version} (${build})`)];
  const rows = remotes.map(([key, remote]) => {
    const ofRemote = pairs.filter((pair) => `${pair.remote} ${pair.remoteVersion}` === key);
    const cells = hosts.map(([version]) => ofRemote.find(({ hostVersion }) => hostVersion === version));
    return [remote, ofRemote[0]?.remoteVersion ?? '', ...cells.map((cell) => (cell ? outcome(cell) : ''))];
  });
  return markdownTable([head, ...rows]);
}

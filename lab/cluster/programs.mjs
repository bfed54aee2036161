import { spawnSync } from 'node:child_process';
import { postgresBinaries } from '../../api/test/postgres-binaries.mjs';
import { onPath } from '../../scripts/lib/programs.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';

/** What a cluster needs. */
const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' };

/**
 * The programs of PostgreSQL's server. What is missing is named with the package that brings it.
 *
 * @param {Readonly<Record<string, string>>} [packages] Debian's package of each further program
 */
export function findPrograms(packages = PACKAGES) {
  const missing = Object.entries(packages)
    .filter(([name]) => onPath(name) === undefined)
    .map(([, packageName]) => packageName);
  const binDir = postgresBinaries();
  if (binDir === undefined) missing.push('postgresql');
  if (binDir === undefined || missing.length > 0)
    throw new UserError(`This needs programs of Debian: apt-get install ${missing.join(' ')}`);
  return { binDir };
}

/** PostgreSQL does not run as root: then everything runs as the user that its package brings. */
export function findUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

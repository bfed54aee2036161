import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../scripts/lib/user-error.mjs';

const POSTGRES = '/usr/lib/postgresql';
/** What a cluster needs. */
const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' };

/** @param {string} name */
const isThere = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/**
 * The newest PostgreSQL with a server; what is missing is named with the package that brings it.
 *
 * @param {Readonly<Record<string, string>>} [packages] Debian's package of each further program
 */
export function findPrograms(packages = PACKAGES) {
  const missing = Object.entries(packages)
    .filter(([name]) => !isThere(name))
    .map(([, packageName]) => packageName);
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const [version] = versions
    .filter((each) => existsSync(join(POSTGRES, each, 'bin', 'postgres')))
    .sort((a, b) => Number(b) - Number(a));
  if (version === undefined) missing.push('postgresql');
  if (version === undefined || missing.length > 0)
    throw new UserError(`This needs programs of Debian: apt-get install ${missing.join(' ')}`);
  return { binDir: join(POSTGRES, version, 'bin') };
}

/** PostgreSQL does not run as root: then everything runs as the user that its package brings. */
export function findUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

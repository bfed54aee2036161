import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { contentHash } from './content-hash.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { dropStamp, isFresh, writeStamp } from './stamps.mjs';
import { UserError } from './user-error.mjs';
import { readWorkspace } from './workspace.mjs';

/** The folder of the built site: host, every build of every remote, the registry. */
export const SITE = join(CACHE, 'site');

/** Rspack's command-line program, as the package itself or the tools package has it. */
export function rspackCommand(folder = 'tools') {
  for (const base of [folder, 'tools']) {
    try {
      const manifest = createRequire(join(ROOT, base, 'package.json')).resolve('@rspack/cli/package.json');
      return join(dirname(manifest), 'bin', 'rspack.js');
    } catch {
      // The next folder may have it.
    }
  }
  throw new UserError('Rspack is not installed. Run npm start, or pnpm install, first.');
}

/** @param {import('./workspace.mjs').Package} pack */
function buildHash(pack) {
  const inputs = [pack.folder, ...pack.uses, 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/lib/build.mjs'];
  return contentHash(ROOT, inputs, [process.version]);
}

/**
 * Builds one package with its own Rspack configuration, unless its sources are those of the last build.
 *
 * @param {string} folder
 * @param {{detail?: (text: string) => void, force?: boolean}} [options]
 * @returns {Promise<'built' | 'up to date'>}
 */
export async function buildPackage(folder, { detail = () => {}, force = false } = {}) {
  const pack = readWorkspace().get(folder);
  if (pack?.buildConfig === undefined) throw new UserError(`${folder} has no Rspack configuration.`);
  const stamp = join(CACHE, 'build', folder);
  const hash = buildHash(pack);
  if (!force && isFresh(stamp, hash, [join(ROOT, folder, 'dist')])) return 'up to date';
  dropStamp(stamp);
  const { code, output } = await run(process.execPath, [rspackCommand(folder), 'build'], {
    cwd: join(ROOT, folder),
    env: { NODE_ENV: 'production' },
    onLine: detail,
  });
  if (code !== 0) throw new UserError(`${folder} could not be built.`, { output });
  writeStamp(stamp, hash);
  return 'built';
}

/** Folders of the packages that the browser loads: the host and the remotes that offer something. */
export function browserPackages() {
  return [...readWorkspace().values()]
    .filter(({ folder, buildConfig }) => buildConfig && (folder === 'host' || folder.startsWith('remote-')))
    .map(({ folder }) => folder);
}

/**
 * Lays the builds out as the gateway serves them. Older builds of remotes stay, so that open tabs keep working.
 *
 * @param {{force?: boolean, site?: string}} [options]
 * @returns {Promise<'laid out' | 'up to date'>}
 */
export async function assembleSite({ force = false, site = SITE } = {}) {
  const packages = browserPackages();
  const stamps = packages.map((folder) => join('.cache', 'build', folder));
  const hash = contentHash(ROOT, [...stamps, 'federation'], packages);
  const stamp = join(CACHE, 'build', 'site');
  if (!force && isFresh(stamp, hash, [join(site, 'registry.json'), join(site, 'host')])) return 'up to date';
  dropStamp(stamp);
  const script = join(ROOT, 'federation', 'src', 'preset', 'assemble-cli.mjs');
  const { code, output } = await run(process.execPath, [script], { cwd: ROOT, env: { SITE_DIR: site } });
  if (code !== 0) throw new UserError('The site could not be laid out.', { output });
  writeStamp(stamp, hash);
  return 'laid out';
}

/** Whether the database has been prepared in this folder before. @param {string} folder */
export function hasFiles(folder) {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

import { join } from 'node:path';
import { hasFiles } from './build.mjs';
import { run } from './children.mjs';
import { contentHash } from './content-hash.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { isFresh, writeStamp } from './stamps.mjs';
import { UserError } from './user-error.mjs';

/** The folder of the embedded database. */
export const dataDir = () => process.env.DATA_DIR || join(ROOT, '.data');

const START_OVER = ' To start over with the demonstration data, delete the folder .data and run it again.';

/**
 * Runs one of the API's database commands (api/src/commands), of this workspace unless another is named.
 *
 * @param {'migrate' | 'seed' | 'reset' | 'create-admin' | 'ledger-check'} command
 * @param {{args?: string[], env?: NodeJS.ProcessEnv, input?: string, detail?: (text: string) => void, root?: string}} [options]
 */
export async function databaseCommand(
  command,
  { args = [], env = {}, input, detail = () => {}, root = ROOT } = {},
) {
  const script = join(root, 'api', 'dist', `${command}.mjs`);
  const { code, output } = await run(process.execPath, [script, ...args], {
    cwd: root,
    env,
    onLine: detail,
    ...(input !== undefined && { input }),
  });
  if (code !== 0) throw new UserError(`The database command "${command}" failed.`, { output });
  return output;
}

/**
 * Migrates the database and fills it with the demonstration data, unless this build of the API did so before.
 *
 * @param {{env: NodeJS.ProcessEnv, demo: boolean, detail?: (text: string) => void}} options
 * @returns {Promise<'prepared' | 'up to date'>}
 */
export async function prepareDatabase({ env, demo, detail = () => {} }) {
  const place = process.env.DATABASE_URL ?? dataDir();
  const stamp = join(CACHE, 'database');
  const hash = contentHash(ROOT, [join('.cache', 'build', 'api')], [place, String(demo)]);
  const isEmbedded = process.env.DATABASE_URL === undefined;
  const hasDatabase = hasFiles(dataDir());
  if (isEmbedded && hasDatabase && isFresh(stamp, hash)) return 'up to date';
  // Seeding migrates first.
  try {
    await databaseCommand(demo ? 'seed' : 'migrate', { env, detail });
  } catch (error) {
    const isOlder =
      error instanceof UserError && /had been applied|cannot be brought forward/.test(error.output);
    if (demo && isEmbedded && isOlder) error.message += START_OVER;
    throw error;
  }
  if (isEmbedded) writeStamp(stamp, hash);
  return 'prepared';
}

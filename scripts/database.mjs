import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from './lib/build.mjs';
import { childEnv } from './lib/children.mjs';
import { dataDir } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { dropStamp } from './lib/stamps.mjs';
import { UserError } from './lib/user-error.mjs';

// Runs one of the API's database commands with the settings that npm start uses, so that both mean the same database.
//   pnpm db:migrate   pnpm db:seed   pnpm db:reset   pnpm db:create-admin
//   pnpm db:reset-factors   pnpm ledger:check

const UNNAMED_MODE =
  'DATABASE_URL names a database of your own: say CABINET_MODE=demo or CABINET_MODE=production to reset it.';

async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  // Without a mode this would be the demonstration's, which needs no --production to destroy whatever is there.
  if (command === 'reset' && process.env.DATABASE_URL && !process.env.CABINET_MODE)
    throw new UserError(UNNAMED_MODE);
  await install();
  await buildPackage('api');
  const script = join(ROOT, 'api', 'dist', `${command}.mjs`);
  if (!existsSync(script)) throw new UserError(`There is no database command "${command}".`);
  // What npm start has recorded about the database is no longer true.
  dropStamp(join(CACHE, 'database'));
  const env = { CABINET_MODE: process.env.CABINET_MODE ?? 'demo', DATA_DIR: dataDir(), CACHE_DIR: CACHE };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: childEnv(env),
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {});
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

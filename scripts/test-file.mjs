import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { killRunning, run } from './lib/children.mjs';
import { ROOT } from './lib/paths.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { jestCommand, playwrightCommand } from './lib/test-runners.mjs';
import { UserError } from './lib/user-error.mjs';

// Test files of one package, by the runner that `npm test` takes for them; what follows `--` is the runner's own.
//   pnpm test:file api/src/modules/group
//   pnpm test:file e2e/money/top-up.spec.ts -- --trace on

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

/**
 * @param {string} path below the root
 * @param {string[]} options
 */
function commandFor(path, options) {
  const [folder = '', ...inside] = path.split(sep);
  const cwd = join(ROOT, folder);
  if (folder === 'e2e') {
    const { args } = playwrightCommand();
    return { cwd, args: [...args, inside.join('/'), ...options] };
  }
  if (!existsSync(join(cwd, 'jest.config.mjs'))) return { cwd: ROOT, args: ['--test', ...options, path] };
  const { script, env } = jestCommand(cwd);
  return { cwd, env, args: [script, inside.join('/'), ...options] };
}

async function main() {
  const given = process.argv.slice(2);
  const border = given.indexOf('--');
  const paths = border < 0 ? given : given.slice(0, border);
  const options = border < 0 ? [] : given.slice(border + 1);
  if (paths.length === 0)
    throw new UserError('Which file? For example: pnpm test:file api/src/modules/group');
  for (const path of paths) {
    const below = relative(ROOT, resolve(path));
    if (!existsSync(join(ROOT, below))) throw new UserError(`There is no ${path}.`);
    const { cwd, env = {}, args } = commandFor(below, options);
    const { code } = await run(process.execPath, args, { cwd, env, onLine: (line) => console.log(line) });
    if (code !== 0) process.exitCode = 1;
  }
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

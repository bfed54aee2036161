import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { killRunning, run } from './lib/children.mjs';
import { runNpm } from './lib/npm.mjs';
import { CACHE, IS_WINDOWS, ROOT } from './lib/paths.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { UserError } from './lib/user-error.mjs';

// `npm test` on another Node, which the registry's package `node` brings.
//   pnpm test:node 24                   all of it
//   pnpm test:node 24 --only unit,api   some steps

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

/** @param {string} major @returns {Promise<string>} path of the newest Node of that major version */
async function installNode(major) {
  const folder = join(CACHE, `node-${major}`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${major}`];
  const { code, output } = await runNpm('npm', args, { cwd: folder });
  if (code !== 0) throw new UserError(`Node ${major} could not be installed.`, { output });
  return join(folder, 'node_modules', 'node', 'bin', IS_WINDOWS ? 'node.exe' : 'node');
}

async function main() {
  const [major = '', ...args] = process.argv.slice(2);
  if (!/^\d+$/.test(major)) throw new UserError('Which Node? For example: pnpm test:node 24');
  const node = await installNode(major);
  const onLine = (/** @type {string} */ line) => console.log(line);
  await run(node, ['--version'], { onLine });
  // The same Node must also run npx and everything else that is found by name.
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const { code } = await run(node, [join(ROOT, 'scripts', 'test.mjs'), ...args], { env, onLine });
  process.exitCode = code === 0 ? 0 : 1;
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { IS_WINDOWS, ROOT } from './paths.mjs';

/**
 * The exact pnpm that package.json pins, as npx names it.
 *
 * @param {string} packageManager
 */
export function pnpmSpec(packageManager) {
  const match = /^pnpm@(\d+\.\d+\.\d+)/.exec(packageManager);
  if (match === null) throw new Error(`packageManager must pin an exact pnpm, not ${packageManager}`);
  return `pnpm@${match[1]}`;
}

/** npx's own script, which Node runs on every system alike (npx.cmd would need a shell and its quoting). */
function npxScript() {
  const candidates = [
    process.env.npm_execpath ? join(dirname(process.env.npm_execpath), 'npx-cli.js') : '',
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npx-cli.js'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npx-cli.js'),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/**
 * Runs the pinned pnpm in the workspace.
 *
 * @param {string[]} args
 * @param {import('./children.mjs').RunOptions} [options]
 */
export function pnpm(args, options = {}) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const script = npxScript();
  const npx = script ? [process.execPath, script] : ['npx'];
  const [command = 'npx', ...rest] = npx;
  return run(command, [...rest, '--yes', pnpmSpec(manifest.packageManager), ...args], {
    cwd: ROOT,
    shell: script === undefined && IS_WINDOWS,
    ...options,
    // A production NODE_ENV would leave out what the build needs.
    env: { ...options.env, NODE_ENV: undefined },
  });
}

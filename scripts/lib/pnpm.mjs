import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { ROOT } from './paths.mjs';

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

/**
 * Runs the pinned pnpm in the workspace.
 *
 * @param {string[]} args
 * @param {import('./children.mjs').RunOptions} [options]
 */
export function pnpm(args, options = {}) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return runNpm('npx', ['--yes', pnpmSpec(manifest.packageManager), ...args], {
    cwd: ROOT,
    ...options,
    // A production NODE_ENV would leave out what the build needs.
    env: { ...options.env, NODE_ENV: undefined },
  });
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './children.mjs';
import { IS_WINDOWS } from './paths.mjs';

/**
 * The program's own script, which Node runs on every system in the same way (npm.cmd would need a shell and its
 * quoting).
 *
 * @param {'npm' | 'npx'} program
 */
function scriptOf(program) {
  const script = `${program}-cli.js`;
  const node = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ? join(dirname(process.env.npm_execpath), script) : '',
    join(node, 'node_modules', 'npm', 'bin', script),
    join(node, '..', 'lib', 'node_modules', 'npm', 'bin', script),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/**
 * Runs the npm or npx that came with this Node, otherwise the one in the PATH.
 *
 * @param {'npm' | 'npx'} program
 * @param {string[]} args
 * @param {import('./children.mjs').RunOptions} [options]
 */
export function runNpm(program, args, options = {}) {
  const script = scriptOf(program);
  return script
    ? run(process.execPath, [script, ...args], options)
    : run(program, args, { shell: IS_WINDOWS, ...options });
}

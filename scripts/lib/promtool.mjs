import { join } from 'node:path';
import { run } from './children.mjs';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, 'deploy', 'prometheus');

const CHECKS = [
  ['check', 'config', 'prometheus.yaml'],
  ['check', 'rules', 'rules.yaml'],
  ['test', 'rules', 'rules.test.yaml'],
];

export async function hasPromtool() {
  return (await run('promtool', ['--version'])).code === 0;
}

/**
 * Why Prometheus would not take the rules of deploy/, or why they do not alert as their tests say. Undefined where they
 * do.
 *
 * @param {(line: string) => void} onLine
 */
export async function promtoolFailure(onLine) {
  if (!(await hasPromtool())) return 'promtool is not installed; on Debian: apt-get install prometheus';
  for (const args of CHECKS) {
    const { code } = await run('promtool', args, { cwd: FOLDER, onLine });
    if (code !== 0) return `promtool ${args.join(' ')} does not pass`;
  }
  return undefined;
}

#!/usr/bin/env node
/**
 * Fails when the kernel's API report has changed since a revision and its version has not moved as far as that asks:
 * remotes of other repositories go by the version. `pnpm kernel-version --since production`
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** @typedef {{version: string, report: string}} Kernel */

/**
 * @param {(file: string) => string} read
 * @returns {Kernel}
 */
const kernelBy = (read) => ({
  version: JSON.parse(read('shared-kernel/package.json')).version,
  report: read('shared-kernel/kernel.api.md'),
});

/**
 * The names of a report with their entries, each with all that is said of it.
 *
 * @param {string} report
 * @returns {Map<string, string>}
 */
function namesOf(report) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const sections = report.split(/^## /m).slice(1);
  for (const section of sections) {
    const [entry = '', ...lines] = section.split('\n');
    for (const line of lines) {
      const [, name] = /^(?:(?:type|interface|const|function|class) )?([\w$]+)/.exec(line) ?? [];
      const key = `${name} of ${entry}`;
      // A function has a line for each of its forms.
      if (name !== undefined) names.set(key, `${names.get(key) ?? ''}${line}\n`);
    }
  }
  return names;
}

/**
 * What is wrong with the version of a kernel, beside that of another one: a name less asks for a new major, anything
 * else that the report shows for a new minor. Whether a changed signature breaks somebody is for people to say.
 *
 * @param {Kernel} before
 * @param {Kernel} after
 * @returns {string | undefined}
 */
export function versionProblem(before, after) {
  const [then, now] = [namesOf(before.report), namesOf(after.report)];
  const gone = [...then.keys()].filter((name) => !now.has(name));
  const changed = [...now].filter(([name, text]) => then.get(name) !== text).map(([name]) => name);
  const [majorThen = 0, minorThen = 0] = before.version.split('.').map(Number);
  const [major = 0, minor = 0] = after.version.split('.').map(Number);
  if (major > majorThen) return undefined;
  if (gone.length > 0)
    return `${after.version} must be ${majorThen + 1}.0.0, since these are gone: ${gone.join(', ')}`;
  if (changed.length > 0 && (major < majorThen || minor <= minorThen))
    return `${after.version} must be ${majorThen}.${minorThen + 1}.0, or a new major, since these are new or changed: ${changed.join(', ')}`;
  return undefined;
}

function main() {
  const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
  const before = kernelBy((file) =>
    execFileSync('git', ['show', `${since}:${file}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 25 }),
  );
  const after = kernelBy((file) => readFileSync(join(root, file), 'utf8'));
  const problem = versionProblem(before, after);
  if (problem === undefined) return;
  console.error(`The kernel's version: ${problem}`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { forbidden } from './rules.mjs';

const FOLDERS = /^(host|remote-[^/]+|shared-[^/]+|api|federation|http-server|e2e|bench)$/;

/**
 * @typedef {object} Crossing
 * @property {string} rule
 * @property {string} from
 * @property {string} to
 * @property {string} comment
 */

/**
 * Every import that crosses a border.
 *
 * @param {string} root a workspace
 * @returns {Promise<{crossings: Crossing[], modules: number}>}
 */
export async function findCrossings(root) {
  const folders = readdirSync(root).filter(
    (name) => FOLDERS.test(name) && existsSync(join(root, name, 'package.json')),
  );
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      // Type imports cross borders too.
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      // Keeps what came by package name below node_modules (see rules.mjs).
      preserveSymlinks: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage|test-results)/' },
      skipAnalysisNotInRules: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return {
    modules: output.summary.totalCruised,
    crossings: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
  };
}

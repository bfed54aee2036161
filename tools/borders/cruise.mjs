import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { betweenFolders, forbidden, TESTS } from './rules.mjs';

const FOLDERS = /^(host|remote-[^/]+|shared-[^/]+|api|federation|http-server|e2e)$/;

/**
 * @typedef {object} Crossing
 * @property {string} rule
 * @property {string} from
 * @property {string} to
 * @property {string} comment
 */

const NOT_SOURCES = '(^|/)(dist|coverage|test-results)/';

/**
 * @param {string} root
 * @param {string[]} folders
 * @param {{rules: typeof forbidden, exclude: string}} options
 */
async function look(root, folders, { rules, exclude }) {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      // Type imports cross borders too.
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      // Keeps what came by package name below node_modules (see rules.mjs).
      preserveSymlinks: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: exclude },
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
  return output.summary;
}

/**
 * Every import that crosses a border, and every circle of folders.
 *
 * @param {string} root a workspace
 * @returns {Promise<{crossings: Crossing[], modules: number}>}
 */
export async function findCrossings(root) {
  const folders = readdirSync(root).filter(
    (name) => FOLDERS.test(name) && existsSync(join(root, name, 'package.json')),
  );
  const all = await look(root, folders, { rules: forbidden, exclude: NOT_SOURCES });
  const inside = await look(root, folders, { rules: betweenFolders, exclude: `${NOT_SOURCES}|${TESTS}` });
  const comments = new Map([...forbidden, ...betweenFolders].map(({ name, comment }) => [name, comment]));
  return {
    modules: all.totalCruised,
    crossings: [...all.violations, ...inside.violations].map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
  };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { countNodeTests, runNodeTests } from './test-runners.mjs';

// Tests on Node's own runner: scripts/ must work before the install.

/** Those that read documents, which an edit of a document repeats. */
const OF_DOCUMENTS = new Set([
  'scripts/lib/alerts.test.mjs',
  'scripts/lib/deploy-samples.test.mjs',
  'scripts/lib/kubernetes.test.mjs',
  'tools/product-citations.test.mjs',
]);

/** Those that run whole commands, which the gate leaves out. */
const OF_COMMANDS = new Set(['scripts/lib/pack-kernel.test.mjs', 'scripts/release/release.test.mjs']);

const ROOTS = ['scripts', 'bench', 'tools'];

/**
 * @param {string[]} packages
 * @param {{full: boolean}} options
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function nodeSteps(packages, { full }) {
  const all = ROOTS.flatMap((folder) => testsBelow(folder));
  const rest = all.filter((file) => !OF_DOCUMENTS.has(file) && !OF_COMMANDS.has(file));
  const own = ['scripts', 'bench', 'tools', 'e2e'];
  /** @type {(id: string, files: string[], reads: string[]) => import('./test-plan.mjs').Step} */
  const step = (id, files, reads) => ({
    id,
    needs: ['install'],
    inputs: { reads },
    work: (onLine) => runNodeTests(files, { name: id, onLine }),
  });
  const commands = step('commands:scripts', [...OF_COMMANDS], [...packages, 'scripts', 'docs']);
  const documents = [...packages, 'scripts', 'deploy', 'docs', 'README.md', 'CONTRIBUTING.md', '.gitignore'];
  return [
    step('unit:scripts', rest, own),
    step('docs:scripts', [...OF_DOCUMENTS], documents),
    full ? commands : countOf(commands),
  ];
}

/** How many tests a step that the gate leaves out has. @param {import('./test-plan.mjs').Step} step */
const countOf = ({ id, needs, inputs }) => ({
  id: `count:${id.split(':')[0]}`,
  needs,
  ...(inputs && { inputs }),
  work: (/** @type {import('./test-runners.mjs').OnLine} */ onLine) =>
    countNodeTests([...OF_COMMANDS], { name: id, onLine }),
});

/** @param {string} folder @returns {string[]} */
function testsBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsBelow(path);
    return entry.name.endsWith('.test.mjs') ? [path] : [];
  });
}

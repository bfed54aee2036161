import { filesBelow } from './files-below.mjs';
import { importsOf } from './package-steps.mjs';
import { ROOT } from './paths.mjs';
import { fileFact, onPath } from './programs.mjs';
import { countNodeTests, runNodeTests } from './test-runners.mjs';

// Tests on Node's own runner: scripts/ must work before the install.

/** Those that read documents, which an edit of a document repeats. */
const OF_DOCUMENTS = new Set([
  'scripts/lib/alerts.test.mjs',
  'scripts/lib/deploy-samples.test.mjs',
  'scripts/lib/kubernetes.test.mjs',
  'tools/documents.test.mjs',
  'tools/product-citations.test.mjs',
]);

/** Those that run whole commands, which the gate leaves out. */
const OF_COMMANDS = new Set(['scripts/lib/pack-kernel.test.mjs', 'scripts/release/release.test.mjs']);

/** Those that look through the whole workspace. */
const OF_WORKSPACE = new Set([
  'scripts/lib/e2e-step.test.mjs',
  'scripts/lib/package-steps.test.mjs',
  'scripts/lib/small-parts.test.mjs',
  'tools/style-words.test.mjs',
]);

const ROOTS = ['scripts', 'bench', 'tools'];

/** Every test file of Node's own runner. */
export const nodeTestFiles = () =>
  ROOTS.flatMap((folder) => filesBelow(ROOT, folder, (name) => name.endsWith('.test.mjs')));

/** Programs that tests of documents ask where they are installed, and are skipped where not. */
const ASKED = ['promtool', 'kubectl'];

/**
 * @param {string[]} packages
 * @param {{full: boolean}} options
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function nodeSteps(packages, { full }) {
  const elsewhere = [OF_DOCUMENTS, OF_COMMANDS, OF_WORKSPACE];
  const rest = nodeTestFiles().filter((file) => elsewhere.every((files) => !files.has(file)));
  const own = [...new Set(ROOTS.flatMap(importsOf))];
  /** @type {(id: string, files: Iterable<string>, reads: string[], facts?: string[]) => import('./test-plan.mjs').Step} */
  const step = (id, files, reads, facts = []) => ({
    id,
    needs: ['install'],
    inputs: { reads, facts },
    work: (onLine) => runNodeTests([...files], { name: id, onLine }),
  });
  const commands = step('commands:scripts', OF_COMMANDS, [...packages, 'scripts', 'docs']);
  const documents = [...packages, 'scripts', 'deploy', 'docs', 'README.md', 'CONTRIBUTING.md', '.gitignore'];
  return [
    step('unit:scripts', rest, own),
    step('workspace:scripts', OF_WORKSPACE, [...packages, 'scripts']),
    step(
      'docs:scripts',
      OF_DOCUMENTS,
      documents,
      ASKED.map((name) => fileFact(onPath(name))),
    ),
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

import { filesBelow } from './files-below.mjs';
import { importsOf, LAB } from './package-steps.mjs';
import { WITH_DOCUMENTS } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
import { fileFact, onPath } from './programs.mjs';
import { countNodeTests, runNodeTests } from './test-runners.mjs';

// These tests use Node's own runner, because scripts/ must work before the install.

/** Tests that read documents. An edit of a document repeats them. */
const OF_DOCUMENTS = new Set([
  'scripts/lib/alerts.test.mjs',
  'scripts/lib/deploy-samples.test.mjs',
  'scripts/lib/kubernetes.test.mjs',
  'tools/addresses.test.mjs',
  'tools/documents.test.mjs',
  'tools/product-citations.test.mjs',
  'tools/security.test.mjs',
]);

/** Tests that run whole commands. The gate leaves them out. */
const OF_COMMANDS = new Set(['scripts/lib/pack-kernel.test.mjs', 'scripts/release/release.test.mjs']);

/** The guide whose samples `pack-kernel.test.mjs` builds. */
const KERNEL_GUIDE = 'docs/how-to/own-a-remote.md';

/** Tests that look through the whole workspace. */
const OF_WORKSPACE = new Set([
  'scripts/lib/e2e-step.test.mjs',
  'scripts/lib/package-steps.test.mjs',
  'scripts/lib/small-parts.test.mjs',
  'scripts/lib/words-of-tables.test.mjs',
  'tools/client-filters.test.mjs',
  'tools/permission-words.test.mjs',
  'tools/style-words.test.mjs',
  'tools/ways.test.mjs',
]);

const ROOTS = ['scripts', 'tools'];

/** @param {string[]} folders */
const testsBelow = (folders) =>
  folders.flatMap((folder) => filesBelow(ROOT, folder, (name) => name.endsWith('.test.mjs')));

/** Every test file of Node's own runner. */
export const nodeTestFiles = () => testsBelow([...ROOTS, LAB]);

/** Programs that tests of documents use where they are installed. Without them these tests are skipped. */
const ASKED = ['promtool', 'kubectl'];

/**
 * @param {string[]} packages of the product
 * @param {{full: boolean}} options
 * @returns {import('./test-plan.mjs').Step[]}
 */
export function nodeSteps(packages, { full }) {
  const elsewhere = [OF_DOCUMENTS, OF_COMMANDS, OF_WORKSPACE];
  const rest = testsBelow(ROOTS).filter((file) => elsewhere.every((files) => !files.has(file)));
  const own = [...new Set(ROOTS.flatMap(importsOf))];
  /** @type {(id: string, files: Iterable<string>, inputs: import('./pass-record.mjs').Inputs) => import('./test-plan.mjs').Step} */
  const step = (id, files, inputs) => ({
    id,
    needs: ['install'],
    inputs,
    work: (onLine) => runNodeTests([...files], { name: id, onLine }),
  });
  const commands = step('commands:scripts', OF_COMMANDS, {
    reads: [...packages, 'scripts', KERNEL_GUIDE],
  });
  const documents = [...packages, 'scripts', 'deploy', 'docs', 'README.md', 'CONTRIBUTING.md', '.gitignore'];
  return [
    step('unit:scripts', rest, { reads: own }),
    step('unit:lab', testsBelow([LAB]), { reads: [...importsOf(LAB), 'lab/README.md'] }),
    step('workspace:scripts', OF_WORKSPACE, { reads: [...packages, 'scripts'] }),
    step('docs:scripts', OF_DOCUMENTS, {
      reads: documents,
      facts: ASKED.map((name) => fileFact(onPath(name))),
      ignored: WITH_DOCUMENTS,
    }),
    full ? commands : countOf(commands),
  ];
}

/** Counts the tests of a step that the gate leaves out. @param {import('./test-plan.mjs').Step} step */
const countOf = ({ id, needs, inputs }) => ({
  id: `count:${id.split(':')[0]}`,
  needs,
  ...(inputs && { inputs }),
  work: (/** @type {import('./test-runners.mjs').OnLine} */ onLine) =>
    countNodeTests([...OF_COMMANDS], { name: id, onLine }),
});

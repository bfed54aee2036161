import { join } from 'node:path';
import { assembleSite, openFolderStore } from '../../federation/src/registry/index.mjs';
import { browserPackages, buildPackage } from '../../scripts/lib/build.mjs';
import { run } from '../../scripts/lib/children.mjs';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { createProgress, duration } from '../../scripts/lib/progress.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { readOptions } from '../lib/options.mjs';
import { report, tellProblems } from '../lib/report.mjs';
import { scratch, scratchFolder, scratchRun } from '../lib/scratch-run.mjs';
import { scratchStack } from '../lib/scratch-stack.mjs';
import { tryPairs } from './pairs.mjs';
import { matrixTable } from './table.mjs';

// Every pair of this host and the one of an older revision with this build and the older one of each remote, each screen of it
// opened in a real browser, in a cabinet of its own.
//   pnpm lab release-matrix                     beside the revision before this one
//   pnpm lab release-matrix --base v1.4.0       beside another one: what runs in production, say
//   pnpm lab release-matrix --base v1.4.0 --write    puts the table into docs/performance.md

const progress = createProgress();

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args, { cwd: ROOT });
  if (code !== 0) throw new UserError(`git ${args.join(' ')} failed.`, { output });
  return output.trim();
}

/** Builds of host and remotes at a revision, with its own scripts. @param {string} base */
async function buildBase(base) {
  const commit = await git('rev-parse', '--short', `${base}^{commit}`);
  const folder = await scratchFolder('matrix-base');
  const [tree] = await scratch(
    async () => {
      const path = join(folder, 'tree');
      await git('worktree', 'add', '--detach', path, commit);
      return path;
    },
    async (path) => {
      await git('worktree', 'remove', '--force', path);
    },
  );
  await progress.step(`Build host and remotes of ${commit}`, async (detail) => {
    const script = join(tree, 'scripts', 'build.mjs');
    const { code, output } = await run(process.execPath, [script], { cwd: tree, onLine: detail });
    if (code !== 0) throw new UserError(`${commit} could not be built.`, { output });
  });
  return { commit, tree };
}

async function buildThis() {
  for (const each of ['api', ...browserPackages()])
    await progress.step(`Build ${each}`, (detail) => buildPackage(each, { detail }));
}

/** @param {string} tree */
const distsOf = (tree) => ({
  host: join(tree, 'host', 'dist'),
  remotes: browserPackages()
    .filter((name) => name !== 'host')
    .map((name) => join(tree, name, 'dist')),
});

async function main() {
  const options = readOptions({ base: 'HEAD~1', write: false });
  const started = Date.now();
  await buildThis();
  const base = await buildBase(options.base);
  const site = await scratchFolder('matrix-site');
  // The older ones first, so that what is live is of this revision.
  const older = await assembleSite({ site, ...distsOf(base.tree), by: 'pnpm lab release-matrix' });
  const newer = await assembleSite({ site, ...distsOf(ROOT), by: 'pnpm lab release-matrix' });
  const { url } = await scratchStack({ site });
  const accounts = DEMO_ACCOUNTS.map(([email = '']) => ({ email, password: DEMO_PASSWORD }));
  const pairs = await tryPairs({
    url,
    accounts,
    store: openFolderStore(site),
    versions: { 'N−1': older, N: newer },
    onPair: ({ host, remote, drawn, problems }) =>
      console.log(`host ${host} with ${remote}: ${drawn} screens, ${problems.length} problems`),
  });
  const text = `${matrixTable(pairs)}\n\nN−1 is ${base.commit}.`;
  await report('release-matrix', text, options.write);
  console.log(`in ${duration(Date.now() - started)}`);
  return tellProblems(
    pairs.flatMap(({ host, remote, problems }) =>
      problems.map((each) => `host ${host} with ${remote}: ${each}`),
    ),
  );
}

scratchRun(main);

import './lib/require-node.mjs';
import { assembleSite, browserPackages, buildPackage } from './lib/build.mjs';
import { killRunning } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { createLimit } from './lib/limit.mjs';
import { createProgress } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';

// Builds what has changed: everything, or the packages that are named.
//   pnpm build            pnpm build api host            pnpm build --force

const progress = createProgress();
const args = process.argv.slice(2);
const force = args.includes('--force');
const named = args.filter((arg) => !arg.startsWith('-'));
const upToDate = (/** @type {string} */ result) => (result === 'up to date' ? result : undefined);

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

async function main() {
  await progress.step('Install dependencies', install, upToDate);
  const limit = createLimit(2);
  const folders = named.length > 0 ? named : ['api', ...browserPackages()];
  await Promise.all(
    folders.map((folder) =>
      limit(() =>
        progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail, force }), upToDate),
      ),
    ),
  );
  if (named.length === 0) await progress.step('Lay out the site', () => assembleSite({ force }), upToDate);
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

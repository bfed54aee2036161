import './lib/require-node.mjs';
import { browserPackages, buildPackage, publishRemote } from './lib/build.mjs';
import { killRunning } from './lib/children.mjs';
import { chooseRemotes } from './lib/dev-options.mjs';
import { createProgress } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { UserError } from './lib/user-error.mjs';

// Builds one remote and makes it the live one of the site that is laid out; a running gateway serves it at once.
//   pnpm publish-remote account

const progress = createProgress();

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

async function main() {
  const name = process.argv[2];
  if (name === undefined) throw new UserError('Which remote? For example: pnpm publish-remote account');
  const remotes = browserPackages().filter((folder) => folder !== 'host');
  const [folder = name] = chooseRemotes([name], remotes);
  await progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail }));
  console.log(await publishRemote(folder));
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

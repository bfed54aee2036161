import './lib/require-node.mjs';
import { buildPackage, publishRemote } from './lib/build.mjs';
import { killRunning } from './lib/children.mjs';
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
  const name = process.argv[2]?.replace(/^remote-/, '');
  if (name === undefined) throw new UserError('Which remote? For example: pnpm publish-remote account');
  const folder = `remote-${name}`;
  await progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail }));
  console.log(await publishRemote(folder));
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

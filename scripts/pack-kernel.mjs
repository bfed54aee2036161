import './lib/require-node.mjs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { killRunning } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { packKernel } from './lib/pack-kernel.mjs';
import { CACHE } from './lib/paths.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';

// Packs what a remote in a repository of its own is made with (docs/how-to/own-a-remote.md).

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string', default: join(CACHE, 'packages') } } });
  const to = resolve(values.to);
  await install();
  for (const name of await packKernel(to)) console.log(join(to, name));
}

main().catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});

import './lib/require-node.mjs';
import { killRunning } from './lib/children.mjs';
import { createProgress } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { readCommand, USAGE } from './release/command-line.mjs';
import { COMMANDS } from './release/commands.mjs';

// Ships one remote, and takes it back (docs/how-to/release-a-remote.md).

const progress = createProgress();

onStop((_reason, code) => {
  killRunning();
  process.exit(code);
});

async function main() {
  const command = readCommand(process.argv.slice(2));
  if (command === null) return console.log(USAGE);
  await COMMANDS[command.name](command, progress);
}

main().catch((error) => {
  progress.clear();
  reportFailure(error);
  process.exitCode = 1;
});

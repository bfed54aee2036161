import '../scripts/lib/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../scripts/lib/install.mjs';
import { reportFailure } from '../scripts/lib/report-failure.mjs';
import { table } from '../scripts/lib/table.mjs';
import { COMMANDS, fileOf } from './commands.mjs';

// pnpm lab                     lists what there is
// pnpm lab <name> [options]

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(COMMANDS, name)) {
    console.log(
      table([['pnpm lab …', ''], ...Object.entries(COMMANDS).map(([each, { says }]) => [each, says])]),
    );
    return name === '' ? 0 : 1;
  }
  const file = join(import.meta.dirname, fileOf(name));
  // What it imports may be there only after the install.
  await install();
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...args);
  await import(pathToFileURL(file).href);
}

main().then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error) => {
    reportFailure(error);
    process.exitCode = 1;
  },
);

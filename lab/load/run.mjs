/**
 * Many people use the cabinet at once (mix.mjs says what they do and how often), while the chat service charges them: the real
 * build as in production, two processes of the API behind the gateway, on a database made on the PostgreSQL server (the local
 * one, or TEST_DATABASE_URL; as a superuser) and dropped. Everything that is not answered as it should be is a failure; at the
 * end each charge and each payment must be in the ledger once, and the ledger sound. Needs Linux and a build.
 *
 *   pnpm lab load                                  500 people, 10 minutes, 20 charges a second
 *   pnpm lab load --people 50 --minutes 1 --charges 5 --seed 7
 *   pnpm lab load --write                          puts the tables into docs/performance.md
 */

import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report, tellProblems } from '../lib/report.mjs';
import { scratchRun } from '../lib/scratch-run.mjs';
import { play } from './play.mjs';
import { summary } from './report.mjs';

async function main() {
  const { write, ...numbers } = readOptions({ people: 500, minutes: 10, charges: 20, seed: 1, write: false });
  const played = await play({ ...numbers, withHeap: false });
  const text = `${numbers.people} people, seed ${numbers.seed}: ${summary(played)}\n\n${markdownTable(played.tally.rows())}`;
  await report('load', text, write && played.problems.length === 0);
  return tellProblems(played.problems);
}

scratchRun(main);

/**
 * The load of run.mjs, moderate and for long: what is left of each server's heap once the garbage is collected, its memory, its
 * file descriptors and its connections are read every ten seconds, and must not grow. What is judged is the least of each minute,
 * over the last two thirds of the run; a run that is shorter than a quarter of an hour is still warming up and judges nothing.
 *
 *   pnpm lab soak                                  100 people, 30 minutes, 5 charges a second
 *   pnpm lab soak --people 50 --minutes 4
 *   pnpm lab soak --write                          puts the table into docs/performance.md
 */

import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report, tellProblems } from '../lib/report.mjs';
import { scratchRun } from '../lib/scratch-run.mjs';
import { chart, judge, minima } from './flat.mjs';
import { play } from './play.mjs';
import { summary } from './report.mjs';

/** How much each may grow in a minute: less than noise makes of 20 minutes, and far less than what a leak of a KiB a call would. */
const MEASURES = /** @type {const} */ ([
  { what: 'heap', words: 'heap, MiB', most: 0.1 },
  { what: 'rss', words: 'RSS, MiB', most: 1 },
  { what: 'descriptors', words: 'descriptors', most: 0.5 },
  { what: 'sockets', words: 'sockets', most: 0.5 },
]);

const SHORTEST_MINUTES = 15;

/** @param {readonly import('./watch.mjs').Sample[]} samples @param {string} name of a process @param {boolean} isLong */
function judgeProcess(samples, name, isLong) {
  return MEASURES.map(({ what, words, most }) => {
    const readings = samples.filter((each) => each.name === name);
    const values = minima(readings.map(({ at, [what]: value }) => ({ at, value })));
    const { perMinute, isFlat } = judge(values, most);
    const [first = 0, last = 0] = [values[0], values.at(-1)];
    const digits = what === 'heap' || what === 'rss' ? 1 : 0;
    return {
      isGood: isFlat || !isLong,
      cells: [
        `${name}: ${words}`,
        first.toFixed(digits),
        last.toFixed(digits),
        Math.max(...values).toFixed(digits),
        perMinute.toFixed(3),
        String(most),
        isLong ? (isFlat ? 'flat' : '**grows**') : 'not judged',
        `\`${chart(values)}\``,
      ],
    };
  });
}

async function main() {
  const { write, ...numbers } = readOptions({ people: 100, minutes: 30, charges: 5, seed: 1, write: false });
  const played = await play({ ...numbers, withHeap: true });
  const { samples } = played.watched;
  const servers = played.watched.processes.filter(({ name }) => name !== 'who asks');
  const judged = servers.flatMap(({ name }) =>
    judgeProcess(samples, name, numbers.minutes >= SHORTEST_MINUTES),
  );
  const table = markdownTable([
    ['least of each minute', 'first', 'last', 'most', 'grows a minute by', 'may by', '', 'minute by minute'],
    ...judged.map(({ cells }) => cells),
  ]);
  const text = `${numbers.people} people, seed ${numbers.seed}: ${summary(played)}\n\n${table}`;
  const isFlat = judged.every((each) => each.isGood);
  await report('soak', text, write && isFlat && played.problems.length === 0);
  return tellProblems(played.problems) && isFlat;
}

scratchRun(main);

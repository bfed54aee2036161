/**
 * Rules of model access at size. Prints Markdown tables; `--write` puts them into docs/performance.md.
 *
 *   --replay        a draft's replay on PostgreSQL (the local server, or TEST_DATABASE_URL; as a superuser), where a
 *                   database is made and dropped; --charges 1000000 --people 500,2000 (one after the other) --history 90 (days)
 *   --evaluation    the kernel's evaluator in Chromium; --models 5000 --rules 200
 *   --editor        the longest task of the role editor in Chromium; --models 5000 --rules 200; --visits 5; needs a
 *                   build and PostgreSQL
 *   --rounds 15     measured rounds of the first two
 *
 * Without the name of a part: the first two.
 */

import { markdownTable } from '../../scripts/lib/table.mjs';
import { readOptions } from '../lib/options.mjs';
import { report } from '../lib/report.mjs';
import { scratchRun } from '../lib/scratch-run.mjs';
import { benchEditor } from './editor/editor.mjs';
import { benchEvaluation } from './evaluation/evaluation.mjs';
import { benchReplay, REPLAY_HEAD } from './replay/replay.mjs';

/** One table of several sizes. @param {Omit<Parameters<typeof benchReplay>[0], 'people'>} options @param {number[]} sizes */
async function replays(options, sizes) {
  const rows = [];
  for (const people of sizes) rows.push(...(await benchReplay({ ...options, people })));
  return markdownTable([REPLAY_HEAD, ...rows]);
}

async function main() {
  const options = readOptions({
    replay: false,
    evaluation: false,
    editor: false,
    charges: 1_000_000,
    people: '500,2000',
    history: 90,
    models: 5000,
    rules: 200,
    rounds: 15,
    visits: 5,
    write: false,
  });
  const { charges, history, models, rules, rounds, visits } = options;
  const parts = {
    replay: () => replays({ charges, days: history, rounds }, options.people.split(',').map(Number)),
    evaluation: () => benchEvaluation({ models, rules, rounds }),
    editor: () => benchEditor({ models, rules, visits }),
  };
  const isNamed = options.replay || options.evaluation || options.editor;
  for (const [name, measure] of Object.entries(parts)) {
    const isWanted = isNamed ? options[/** @type {keyof typeof parts} */ (name)] : name !== 'editor';
    if (!isWanted) continue;
    console.error(name);
    await report(`roles-${name}`, await measure(), options.write);
  }
  return true;
}

scratchRun(main);

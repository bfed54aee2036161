import './lib/require-node.mjs';
import { killRunning } from './lib/children.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { duration } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { sumCounts, totalLine } from './lib/results.mjs';
import { runPlan } from './lib/run-plan.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { table } from './lib/table.mjs';
import { chooseSteps, testPlan } from './lib/test-plan.mjs';

// Everything that must hold before a change may land. CI runs this and nothing else.
//   npm test                                  all of it
//   npm test -- --all                         also what has passed before with the same inputs
//   node scripts/test.mjs --only unit,api     some steps, and those that they need

const STEPS_AT_ONCE = 2;

onStop((reason, code) => {
  console.log(`\nStopped (${reason}).`);
  killRunning('SIGKILL');
  process.exit(code);
});

/** @param {import('./lib/run-plan.mjs').StepResult[]} results */
function report(results, /** @type {number} */ started) {
  for (const { id, state, lines } of results) {
    if (state === 'failed')
      console.log(`\n✗ ${id}, its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  const rows = results.map(({ id, state, cached, passed, failed, skipped, ms, problem, note = '' }) => [
    id,
    cached ? 'cached' : state,
    String(passed),
    String(failed),
    String(skipped),
    duration(ms),
    (problem ?? note).slice(0, 160),
  ]);
  console.log(`\n${table([['step', 'result', 'passed', 'failed', 'skipped', 'time', ''], ...rows])}`);
  const failures = results.flatMap(({ id, failures: names = [] }) => names.map((name) => `✗ ${id}: ${name}`));
  // Once more, since what reads the end of a long log reads no further up.
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\nin ${duration(Date.now() - started)}`);
  const total = sumCounts(results);
  console.log(totalLine(total));
  return results.every(({ state }) => state === 'passed') && total.failed === 0;
}

async function main() {
  const started = Date.now();
  const { only, all } = commandOptions({
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  });
  const steps = chooseSteps(testPlan({ again: all }), only.split(',').filter(Boolean));
  const results = await runPlan(steps, {
    atOnce: STEPS_AT_ONCE,
    onLine: (id, line) => console.log(`${id} │ ${line}`),
    onEnd: ({ id, state, cached, ms, problem }) =>
      console.log(
        `${state === 'passed' ? '✓' : '✗'} ${id}: ${problem ?? (cached ? 'cached' : state)}, ${duration(ms)}`,
      ),
  });
  process.exitCode = report(results, started) ? 0 : 1;
}

main().catch((error) => {
  reportFailure(error);
  console.log(totalLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
});

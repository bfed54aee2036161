import './lib/require-node.mjs';
import { killRunning } from './lib/children.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { forgetOld } from './lib/pass-record.mjs';
import { duration } from './lib/progress.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { LATER_TRY, moreInFull, sumCounts, totalLine } from './lib/results.mjs';
import { runPlan } from './lib/run-plan.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { table } from './lib/table.mjs';
import { tellTimes } from './lib/tell-times.mjs';
import { chooseSteps, testPlan } from './lib/test-plan.mjs';

// What must hold before a change may land. CI runs it in full and nothing else.
//   npm test                                  the gate: every rule once
//   npm test -- --full                        everything
//   npm test -- --all                         also what has passed before with the same inputs
//   node scripts/test.mjs --only unit,api     some steps, and those that they need

// One more than cores: what waits for a server, a frame or a disk leaves an eighth of the machine.
const STEPS_AT_ONCE = 3;
const CORES = 2;

onStop((reason, code) => {
  console.log(`\nStopped (${reason}).`);
  killRunning('SIGKILL');
  process.exit(code);
});

/**
 * @param {import('./lib/run-plan.mjs').StepResult[]} results
 * @param {{started: number, full: boolean, isWhole: boolean}} run
 */
function report(results, { started, full, isWhole }) {
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
  const said = tellTimes(results, full ? 'everything' : 'gate');
  if (said.length > 0) console.log(`\n${said.join('\n')}`);
  const failures = results.flatMap(({ id, failures: names = [] }) => names.map((name) => `✗ ${id}: ${name}`));
  const [defects, failed] = [true, false].map((isLater) =>
    failures.filter((name) => name.includes(LATER_TRY) === isLater),
  );
  if (defects?.length) console.log(`\nDefects, which passed only on a later try:\n${defects.join('\n')}`);
  // Once more, since what reads the end of a long log reads no further up.
  if (failed?.length) console.log(`\n${failed.join('\n')}`);
  console.log(`\nin ${duration(Date.now() - started)}`);
  const total = sumCounts(results);
  if (!full && isWhole)
    console.log(`This was the gate. \`npm test -- --full\` has ${moreInFull(results)} tests more.`);
  console.log(`${full || !isWhole ? '' : 'gate: '}${totalLine(total)}`);
  return results.every(({ state }) => state === 'passed') && total.failed === 0;
}

async function main() {
  const started = Date.now();
  const { only, all, full } = commandOptions({
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  });
  const steps = chooseSteps(testPlan({ again: all, full }), only.split(',').filter(Boolean));
  const busy = steps.filter(({ isHeavy, isKnown }) => isHeavy && !isKnown).length;
  const results = await runPlan(steps, {
    atOnce: STEPS_AT_ONCE,
    // A heavy step that has no other beside it takes the whole machine.
    workers: busy > 1 ? 1 : CORES,
    onLine: (id, line) => console.log(`${id} │ ${line}`),
    onEnd: ({ id, state, cached, ms, problem }) =>
      console.log(
        `${state === 'passed' ? '✓' : '✗'} ${id}: ${problem ?? (cached ? 'cached' : state)}, ${duration(ms)}`,
      ),
  });
  forgetOld();
  process.exitCode = report(results, { started, full, isWhole: only === '' }) ? 0 : 1;
}

main().catch((error) => {
  reportFailure(error);
  console.log(totalLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
});

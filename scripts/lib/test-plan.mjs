import { assembleSite, browserPackages, buildPackage } from './build.mjs';
import { createDigests } from './content-hash.mjs';
import { browserStep, countOfBrowserTests } from './e2e-step.mjs';
import { importClosure } from './import-closure.mjs';
import { install } from './install.mjs';
import { nodeSteps } from './node-steps.mjs';
import { apiSteps, importsOf, LAB, program, typeSteps, unitSteps } from './package-steps.mjs';
import { unlessPassed } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
import { runCheck } from './test-runners.mjs';
import { UserError } from './user-error.mjs';
import { readWorkspace } from './workspace.mjs';

/**
 * One step of `npm test`. `needs` names steps that must have passed. An `alone` step has the machine to itself, and a
 * heavy one takes as many workers as it is given. A step that says what it reads has a known pass until some of that
 * changes, and is skipped meanwhile. A step with parts is told which of them have no known pass, and returns the
 * outcome of each.
 *
 * @typedef {object} Step
 * @property {string} id `group` or `group:part`
 * @property {string[]} needs
 * @property {boolean} [alone]
 * @property {boolean} [isHeavy]
 * @property {boolean} [isKnown]
 * @property {import('./pass-record.mjs').Inputs} [inputs]
 * @property {import('./pass-record.mjs').Part[]} [parts] instead of `inputs`
 * @property {(onLine: OnLine, workers: number, rest?: string[]) => Promise<import('./test-runners.mjs').Outcome>} work
 */

/** @typedef {import('./test-runners.mjs').OnLine} OnLine */

const PASSED = { passed: 1, failed: 0, skipped: 0 };

/** The packages whose entries may offer only names that somebody imports (knip.jsonc). */
const SHARED = [
  '--no-progress',
  ...['kernel', 'payments', 'members', 'access'].flatMap((name) => ['--workspace', `shared-${name}`]),
];

/** The files that `generated:client-types` compares. Its program puts their names together from pieces. */
const CLIENT_TYPES = 'shared-kernel/src/react/http/schema.d.ts';

/** The file that `generated:api-report` compares. */
const API_REPORT = 'shared-kernel/kernel.api.md';

const BIOME = ['ci', '--error-on-warnings', '--colors=off', '.'];

/**
 * Everything that `npm test` does, in the order of its table: the gate, where each rule is proved once, or everything.
 *
 * @param {{again?: boolean, full?: boolean}} [options] `again` also does what has passed before with the same inputs
 * @returns {Step[]}
 */
export function testPlan({ again = false, full = false } = {}) {
  const node = process.execPath;
  const workspace = readWorkspace();
  const packages = [...workspace.keys()].filter((folder) => folder !== LAB);
  const places = { digest: createDigests() };
  const buildSteps = ['api', ...browserPackages()].map((folder) => ({
    id: `build:${folder}`,
    needs: ['install'],
    work: async (/** @type {OnLine} */ onLine) => {
      onLine(await buildPackage(folder, { detail: onLine }));
      return PASSED;
    },
  }));

  /** @type {Step[]} */
  const steps = [
    {
      id: 'install',
      needs: [],
      work: async (onLine) => {
        onLine(await install(onLine));
        return PASSED;
      },
    },
    {
      id: 'lint',
      needs: ['install'],
      work: (onLine) => runCheck(node, [program('@biomejs/biome', 'bin/biome'), ...BIOME], { onLine }),
    },
    // The longest steps (except the browser's) begin first, so that none runs alone at the end while a core idles.
    ...apiSteps(workspace, { full }),
    ...unitSteps(workspace),
    {
      id: 'borders',
      needs: ['install'],
      inputs: { reads: [...packages, 'tools/borders'] },
      work: (onLine) => runCheck(node, ['tools/borders/check.mjs'], { onLine }),
    },
    {
      id: 'exports',
      needs: ['install'],
      inputs: { reads: [...packages, 'knip.jsonc'] },
      work: (onLine) => runCheck(node, ['node_modules/knip/bin/knip.js', ...SHARED], { onLine }),
    },
    ...typeSteps(workspace),
    ...buildSteps,
    {
      id: 'build:site',
      needs: buildSteps.map(({ id }) => id),
      work: async (onLine) => {
        onLine(await assembleSite());
        return PASSED;
      },
    },
    {
      id: 'generated:api-report',
      needs: ['install'],
      inputs: { reads: ['shared-kernel', API_REPORT, ...importClosure(ROOT, ['tools/api-report.mjs'])] },
      work: (onLine) => runCheck(node, ['tools/api-report.mjs', '--check'], { onLine }),
    },
    {
      id: 'generated:client-types',
      needs: ['build:api'],
      inputs: { reads: [...importsOf('api'), ...importClosure(ROOT, ['tools/openapi.mjs']), CLIENT_TYPES] },
      work: (onLine) => runCheck(node, ['tools/openapi.mjs', '--check'], { onLine }),
    },
    {
      id: 'generated:schema',
      needs: ['install'],
      inputs: { reads: ['api', ...importClosure(ROOT, ['tools/schema.mjs'])] },
      work: (onLine) => runCheck(node, ['tools/schema.mjs', '--check'], { onLine }),
    },
    ...nodeSteps(packages, { full }),
    ...(full ? [] : [countOfBrowserTests()]),
    browserStep({ again, full, places }),
  ];
  return steps.map((step) => unlessPassed(step, { again, places }));
}

/**
 * The chosen steps, and the steps that they cannot do without.
 *
 * @param {Step[]} plan
 * @param {string[]} chosen ids or groups; none means all
 * @returns {Step[]}
 */
export function chooseSteps(plan, chosen) {
  if (chosen.length === 0) return plan;
  const wanted = new Set(
    plan.filter(({ id }) => chosen.some((name) => isNamed(id, name))).map(({ id }) => id),
  );
  for (const name of chosen) {
    if (!plan.some(({ id }) => isNamed(id, name))) {
      throw new UserError(`There is no step "${name}". Steps: ${plan.map(({ id }) => id).join(', ')}`);
    }
  }
  // The plan names a step after those that it needs, so one pass backwards is enough.
  for (const { id, needs } of [...plan].reverse())
    if (wanted.has(id)) for (const need of needs) wanted.add(need);
  return plan.filter(({ id }) => wanted.has(id));
}

const isNamed = (/** @type {string} */ id, /** @type {string} */ name) =>
  id === name || id.startsWith(`${name}:`);

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { assembleSite, browserPackages, buildPackage } from './build.mjs';
import { runBrowserTests } from './e2e-step.mjs';
import { install } from './install.mjs';
import { unlessPassed } from './pass-record.mjs';
import { ROOT } from './paths.mjs';
import { runCheck, runJest, runNodeTests } from './test-runners.mjs';
import { UserError } from './user-error.mjs';
import { readWorkspace, withUses } from './workspace.mjs';

/**
 * One step of `npm test`. `needs` names steps that must have passed; an `alone` step has the machine to itself. A step
 * that says what it reads is skipped until some of that changes.
 *
 * @typedef {object} Step
 * @property {string} id `group` or `group:part`
 * @property {string[]} needs
 * @property {boolean} [alone]
 * @property {import('./pass-record.mjs').Inputs} [inputs]
 * @property {(onLine: OnLine) => Promise<import('./test-runners.mjs').Outcome>} work
 */

/** @typedef {import('./test-runners.mjs').OnLine} OnLine */
/** @typedef {ReturnType<typeof readWorkspace>} Workspace */

const PASSED = { passed: 1, failed: 0, skipped: 0 };

/**
 * The script of a program that the root's package.json names; resolved late, since the install comes first.
 *
 * @param {string} name of the package
 * @param {string} path inside it
 */
function program(name, path) {
  return join(dirname(createRequire(join(ROOT, 'package.json')).resolve(`${name}/package.json`)), path);
}

const BIOME = ['ci', '--error-on-warnings', '--colors=off', '.'];

/**
 * What is imported without being named in a package.json.
 *
 * @type {Record<string, string[] | undefined>}
 */
const IMPORTED_BY_PATH = { bench: ['api'], scripts: ['bench', 'e2e'] };

/** @param {Workspace} workspace */
function typeSteps(workspace) {
  const configs = ['scripts', ...workspace.keys()].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
      .map((file) => ({ folder, config: join(folder, file) })),
  );
  return configs.map(({ folder, config }) => ({
    id: `types:${config.replace(/[\\/]tsconfig(?:\.(\w+))?\.json$/, (_, part) => (part ? `-${part}` : ''))}`,
    needs: ['install'],
    inputs: { reads: withUses(workspace, folder, ...(IMPORTED_BY_PATH[folder] ?? [])) },
    work: (/** @type {OnLine} */ onLine) =>
      runCheck(process.execPath, [program('typescript', 'bin/tsc'), '-p', join(ROOT, config)], { onLine }),
  }));
}

/** Tests of the API that start servers and commands as processes of their own. */
const PROCESS_TESTS = '/test/processes/|/src/commands/';

/**
 * The API's tests in two halves, so that the processes that are started and killed do not wait for the rest.
 *
 * @param {Workspace} workspace
 */
function apiSteps(workspace) {
  const halves = {
    modules: { uses: [], args: [`--testPathIgnorePatterns=${PROCESS_TESTS}|/node_modules/|/dist/`] },
    // They put the gateway before the API.
    processes: { uses: ['federation'], args: [`--testPathPatterns=${PROCESS_TESTS}`] },
  };
  return Object.entries(halves).map(([half, { uses, args }]) => ({
    id: `api:${half}`,
    needs: ['install'],
    inputs: {
      reads: withUses(workspace, 'api', ...uses),
      facts: [process.env.TEST_DATABASE_URL ?? ''],
    },
    work: (/** @type {OnLine} */ onLine) => runJest('api', { name: `api-${half}`, args, onLine }),
  }));
}

/**
 * Everything that `npm test` does, in the order of its table.
 *
 * @param {{again?: boolean}} [options] `again` also does what has passed before with the same inputs
 * @returns {Step[]}
 */
export function testPlan({ again = false } = {}) {
  const node = process.execPath;
  const workspace = readWorkspace();
  const packages = [...workspace.keys()];
  const has = (/** @type {string} */ path) => existsSync(join(ROOT, path));
  const units = packages.filter(
    (folder) => folder !== 'api' && has(`${folder}/jest.config.mjs`) && offersSomething(folder, has),
  );
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
    ...apiSteps(workspace),
    ...units.map((folder) => ({
      id: `unit:${folder}`,
      needs: ['install'],
      inputs: { reads: withUses(workspace, folder) },
      work: (/** @type {OnLine} */ onLine) => runJest(folder, { onLine }),
    })),
    {
      id: 'borders',
      needs: ['install'],
      inputs: { reads: packages },
      work: (onLine) => runCheck(node, ['tools/borders/check.mjs'], { onLine }),
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
      inputs: { reads: ['shared-kernel'] },
      work: (onLine) => runCheck(node, ['tools/api-report.mjs', '--check'], { onLine }),
    },
    {
      id: 'generated:client-types',
      needs: ['build:api'],
      inputs: { reads: withUses(workspace, 'api') },
      work: (onLine) => runCheck(node, ['tools/openapi.mjs', '--check'], { onLine }),
    },
    {
      id: 'generated:row-types',
      needs: ['install'],
      inputs: { reads: ['api'] },
      work: (onLine) => runCheck(node, ['tools/row-types.mjs', '--check'], { onLine }),
    },
    {
      id: 'unit:scripts',
      needs: ['install'],
      inputs: { reads: packages },
      work: (onLine) => runNodeTests(scriptTests(), { name: 'scripts', onLine }),
    },
    {
      id: 'e2e',
      needs: ['build:site'],
      alone: true,
      work: (onLine) => runBrowserTests({ again, onLine }),
    },
  ];
  return steps.map((step) => ({ ...step, work: unlessPassed(step, { again }) }));
}

/**
 * A remote that has no screen and no modal yet has nothing to test; any other package without a test fails.
 *
 * @param {string} folder
 * @param {(path: string) => boolean} has
 */
function offersSomething(folder, has) {
  return !folder.startsWith('remote-') || has(`${folder}/src/screens`) || has(`${folder}/src/modals`);
}

/** Tests of scripts/ and tools/, which run on Node's own runner because scripts/ must work before the install. */
function scriptTests() {
  return ['scripts', 'scripts/lib', 'scripts/fuzz', 'scripts/faults', 'tools/borders', 'tools'].flatMap(
    (folder) =>
      readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith('.test.mjs'))
        .map((name) => join(folder, name)),
  );
}

/**
 * The steps that the chosen ones cannot do without, and the chosen ones.
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
  // The plan names a step after what it needs, so that one pass backwards is enough.
  for (const { id, needs } of [...plan].reverse())
    if (wanted.has(id)) for (const need of needs) wanted.add(need);
  return plan.filter(({ id }) => wanted.has(id));
}

const isNamed = (/** @type {string} */ id, /** @type {string} */ name) =>
  id === name || id.startsWith(`${name}:`);

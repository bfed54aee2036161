import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browserPackages, buildPackage } from '../lib/build.mjs';
import { chooseRemotes } from '../lib/dev-options.mjs';
import { install } from '../lib/install.mjs';
import { ROOT } from '../lib/paths.mjs';
import { duration } from '../lib/progress.mjs';
import { UserError } from '../lib/user-error.mjs';
import { author, commit, liveUrl, smokeAccounts, storeAddress } from './facts.mjs';
import { historyTable, pruneTable, statusTable } from './print.mjs';

/**
 * @typedef {import('./command-line.mjs').Command} Command
 * @typedef {ReturnType<typeof import('../lib/progress.mjs').createProgress>} Progress
 * @typedef {typeof import('../../federation/src/registry/index.mjs')} Registry
 * @typedef {{registry: Registry, store: import('../../federation/src/store/index.mjs').ObjectStore}} Opened
 */

/** What needs installed packages is loaded behind the installation. @returns {Promise<Registry>} */
const loadRegistry = () => import('../../federation/src/registry/index.mjs');

/** The permissions of the product, as this checkout has them. */
async function productPermissions() {
  const { knownPermissions } = await import('../../federation/src/preset/known-permissions.mjs');
  return knownPermissions(join(ROOT, 'shared-access'));
}

/**
 * Lets a refusal of the registry end a command with its sentence.
 *
 * @template T
 * @param {(registry: Registry, store: import('../../federation/src/store/index.mjs').ObjectStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withStore(work) {
  const registry = await loadRegistry();
  try {
    return await work(registry, await registry.openStore(storeAddress()));
  } catch (error) {
    if (error instanceof registry.Refusal) throw new UserError(error.message);
    throw error;
  }
}

/** @param {string} result */
const upToDate = (result) => (result === 'up to date' ? result : undefined);

/**
 * The build folder: what is named, or the package's own, built now.
 *
 * @param {Command} command
 * @param {Progress} progress
 */
async function built({ remote = '', dist }, progress) {
  if (dist !== undefined) {
    if (!existsSync(join(dist, 'release.json')))
      throw new UserError(`${resolve(dist)} holds no release.json: name the folder of a build.`);
    return resolve(dist);
  }
  const remotes = browserPackages().filter((folder) => folder !== 'host');
  const [folder = ''] = remote === 'host' ? ['host'] : chooseRemotes([remote], remotes);
  await progress.step(`Build ${folder}`, (detail) => buildPackage(folder, { detail }), upToDate);
  return join(ROOT, folder, 'dist');
}

/** @param {readonly string[]} problems @param {string} what */
function demandNone(problems, what) {
  if (problems.length > 0) throw new UserError(`${what}\n  ${problems.join('\n  ')}`);
}

/** @param {Command} command @param {Progress} progress */
async function release(command, progress) {
  const started = Date.now();
  await progress.step('Install dependencies', install, upToDate);
  const dist = await built(command, progress);
  await withStore(async (registry, store) => {
    const { build, upload } = await readBuilt(dist, command, { registry, store });
    const to = registry.directoryOf(build);
    if (command.remote !== undefined && build.name !== command.remote)
      throw new UserError(`${dist} is a build of ${build.name}, not of ${command.remote}.`);
    await progress.step('Check the contract', async () =>
      demandNone(
        [
          ...registry.contractProblems(build, await registry.readState(store)),
          ...registry.permissionProblems(build, await productPermissions()),
        ],
        'The contract does not fit what is live; nothing has been uploaded.',
      ),
    );
    await progress.step("Check the kernel's surface", async () =>
      demandNone(
        registry.surfaceProblems(build, await registry.readState(store)),
        'The build does not run with what is live; nothing has been uploaded.',
      ),
    );
    await progress.step(`Upload ${build.name} ${to}`, upload, ({ uploaded }) =>
      uploaded === 0 ? 'is there already' : undefined,
    );
    if (command.smoke)
      await progress.step(
        'Smoke check',
        (detail) => smoke(build, command, { registry, store, detail }),
        smokeRemark,
      );
    const why = command.why ?? commit();
    const state = await progress.step('Change the registry', () =>
      registry.releaseBuild(store, build, {
        by: author(),
        why: command.smoke ? why : `${why} (without a smoke check)`,
        ...(command.canary !== undefined && { percent: command.canary }),
        isHeld: command.hold,
        check: (live) => registry.demandFit(live, build),
      }),
    );
    console.log(
      `\n${build.name} ${to} ${reach(command)}: change ${state.revision}, ${duration(Date.now() - started)}. ${next(command, build.name)}`,
    );
  });
}

/**
 * @param {string} dist
 * @param {Command} command
 * @param {Opened} opened
 * @returns {Promise<{build: import('../../federation/src/registry/index.mjs').Build, upload: () => Promise<{uploaded: number}>}>}
 */
async function readBuilt(dist, { remote }, { registry, store }) {
  if (remote === 'host') {
    const build = await registry.readHostDist(dist);
    return { build, upload: () => registry.storeHost(store, dist, build) };
  }
  const build = await registry.readDist(dist);
  return { build, upload: () => registry.storeBuild(store, dist, { read: build, by: author() }) };
}

/** @param {Command} command @param {string} name */
const next = ({ hold }, name) =>
  hold ? `For everybody: pnpm release promote ${name}` : `Back: pnpm release rollback ${name}`;

/** @param {Command} command */
const reach = ({ canary, hold }) =>
  hold ? 'is held for its promotion' : canary === undefined ? 'is live' : `is live for ${canary} %`;

/**
 * @param {import('../../federation/src/registry/index.mjs').Build} build
 * @param {Command} command
 * @param {Opened & {detail: (text: string) => void}} opened
 */
async function smoke(build, command, { registry, store, detail }) {
  const url = liveUrl(command.url);
  const accounts = await smokeAccounts(url);
  const { smokeHost, smokeRelease } = await import('./smoke.mjs');
  const options = { url, accounts, onRoute: detail };
  const result = registry.isHost(build)
    ? await smokeHost({ ...options, store, host: build, remotes: await liveRemotes({ registry, store }) })
    : await smokeRelease({ ...options, entry: build });
  demandNone(
    result.problems,
    `The build was tried at ${url} and is not fit for people; it is stored, and nobody gets it.`,
  );
  return result;
}

/** @param {Opened} opened */
const liveRemotes = async ({ registry, store }) =>
  (await registry.readState(store)).remotes.flatMap(({ live }) => (live ? [live.build] : []));

/** @param {Awaited<ReturnType<typeof smoke>>} result */
const smokeRemark = ({ drawn, skipped }) =>
  `${drawn.length} screens drawn${skipped.length > 0 ? `; not tried: ${skipped.map(({ route, why }) => `${route} (${why})`).join(', ')}` : ''}`;

/** @param {Command} command */
const rollback = ({ remote = '', why = 'rolled back' }) =>
  withStore(async (registry, store) => {
    const started = Date.now();
    const { change } = await registry.rollback(store, {
      remote,
      by: author(),
      why,
      check: registry.demandFit,
    });
    console.log(
      `${remote}: ${change.from} is taken back, ${change.to} is live (change ${change.revision}, ${duration(Date.now() - started)}).`,
    );
  });

/** @param {Command} command */
const promote = ({ remote = '', directory, why = 'promoted' }) =>
  withStore(async (registry, store) => {
    const { change } = await registry.promote(store, {
      remote,
      by: author(),
      why,
      check: registry.demandFit,
      ...(directory !== undefined && { directory }),
    });
    console.log(
      `${remote}: ${change.to} is live for everybody, after ${change.from ?? 'nothing'} (change ${change.revision}).`,
    );
  });

/** @param {Command} command */
const status = ({ remote }) =>
  withStore(async (registry, store) => {
    const state = await registry.readState(store);
    console.log(statusTable(state, remote));
  });

/** @param {Command} command */
const history = ({ remote, limit }) =>
  withStore(async (registry, store) => {
    const changes = await registry.readHistory(store, { limit, ...(remote !== undefined && { remote }) });
    console.log(historyTable(changes));
  });

/** @param {Command} command */
const prune = ({ days, yes }) =>
  withStore(async (registry, store) => {
    const verdicts = await registry.prune(store, {
      by: author(),
      isDryRun: !yes,
      ...(days !== undefined && { days }),
    });
    console.log(pruneTable(verdicts, { isDryRun: !yes }));
  });

/** @type {Record<import('./command-line.mjs').CommandName, (command: Command, progress: Progress) => Promise<void>>} */
export const COMMANDS = { release, rollback, promote, status, history, prune };

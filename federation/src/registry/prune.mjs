import { buildPrefix } from './builds.mjs';
import { HOST_FILES, readHostBuild } from './host-builds.mjs';
import { changeState, readHistory, readState } from './live-registry.mjs';
import { directoryOf, piecesOf } from './state.mjs';
import { storingKey } from './storings.mjs';

/**
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('./state.mjs').State} State
 * @typedef {import('./state.mjs').Change} Change
 */

/** @typedef {{name: string, directory: string, bytes: number, keys: string[], putAt: Date}} StoredBuild */
/**
 * What becomes of a stored build, and why.
 *
 * @typedef {StoredBuild & {keep: boolean, why: string}} Verdict
 */

const DAY_MS = 24 * 60 * 60_000;

/** How long a page may stay open and still find every file for which it can ask. */
export const RETENTION_DAYS = 30;

/** @param {ObjectStore} store @returns {Promise<StoredBuild[]>} */
async function storedBuilds(store) {
  /** @type {Map<string, StoredBuild>} */
  const builds = new Map();
  for (const { key, bytes, putAt } of await store.list('mfe/')) {
    const [, name = '', directory = '', file] = key.split('/');
    if (file === undefined) continue;
    const prefix = buildPrefix(name, directory);
    const build = builds.get(prefix) ?? { name, directory, bytes: 0, keys: [], putAt };
    build.bytes += bytes;
    build.keys.push(key);
    if (putAt > build.putAt) build.putAt = putAt;
    builds.set(prefix, build);
  }
  return [...builds.values()];
}

/**
 * Until when people got a build, by the history. A page that was opened then may still ask for its files.
 *
 * @param {readonly Change[]} history The last change first.
 * @param {{name: string, directory: string}} build
 * @returns {Change | undefined} The change that took it away.
 */
function leftAt(history, { name, directory }) {
  const own = history.filter(({ remote }) => remote === name);
  const came = own.findIndex(({ to }) => to === directory);
  const left = own.findIndex(({ from }) => from === directory);
  if (came === -1) return own[left];
  // When a canary is replaced by another one, no change names it as what was before.
  const next = came - 1;
  return own[left === -1 ? next : Math.min(left, Math.max(next, 0))];
}

/**
 * The rule of retention. A build stays while it is live, a canary, held, or the goal of a rollback. After that it stays
 * as long as a page may be open that was opened when people got it. A build that was uploaded and never released stays
 * as long.
 *
 * @param {StoredBuild} build
 * @param {{state: State, history: readonly Change[], now: number, days: number}} facts
 * @returns {Verdict}
 */
function judge(build, { state, history, now, days }) {
  const keep = (/** @type {string} */ why) => ({ ...build, keep: true, why });
  const piece = piecesOf(state).find(({ name }) => name === build.name);
  const is = (/** @type {import('./state.mjs').Piece['live']} */ stage) =>
    stage !== undefined && directoryOf(stage.build) === build.directory;
  if (is(piece?.live)) return keep('live');
  if (is(piece?.canary)) return keep('canary');
  if (piece?.held.includes(build.directory)) return keep('held');
  if (piece?.former.at(-1) === build.directory) return keep('the goal of a rollback');
  const left = leftAt(history, build);
  const since = left ? new Date(left.at) : build.putAt;
  const age = Math.floor((now - since.getTime()) / DAY_MS);
  const told = left
    ? `was live until ${since.toISOString().slice(0, 10)} (change ${left.revision})`
    : 'was never live';
  if (age < days) return keep(`${told}: a page may be ${days} days old`);
  const inHistory = history.filter(
    ({ remote: name, to }) => name === build.name && to === build.directory,
  ).length;
  return {
    ...build,
    keep: false,
    why: `${told}, ${age} days ago; ${inHistory} changes name it, no page can ask for it`,
  };
}

/**
 * Finds the stored builds for which nobody can ask any more, and deletes them.
 *
 * The builds that are to go are written into the registry first. A promotion of such a build in the same moment finds
 * that there, or this function finds the promotion and decides anew.
 *
 * @param {ObjectStore} store
 * @param {{by: string, days?: number, now?: number, isDryRun?: boolean}} options
 * @returns {Promise<Verdict[]>} Every stored build with its reason.
 */
export async function prune(store, { by, days = RETENTION_DAYS, now = Date.now(), isDryRun = false }) {
  /** @type {{revision: number, changes: Change[]} | undefined} */
  let known;
  /** @param {State} state */
  const judgeAll = async (state) => {
    // A revision has one history, and each of its changes is a file of its own: it is read anew only where somebody was faster.
    if (known?.revision !== state.revision)
      known = { revision: state.revision, changes: await readHistory(store) };
    const { changes: history } = known;
    return (await storedBuilds(store)).map((build) => judge(build, { state, history, now, days }));
  };
  const first = await judgeAll(await readState(store));
  if (isDryRun || first.every(({ keep }) => keep)) return first;
  let verdicts = first;
  await changeState(store, { by, why: `unused for ${days} days`, action: 'prune' }, async (state, at) => {
    verdicts = await judgeAll(state);
    const going = verdicts.filter(({ keep }) => !keep);
    /** @template {import('./state.mjs').Piece} P @param {P} piece */
    const withoutGoing = (piece) => ({
      ...piece,
      former: piece.former.filter(
        (former) => !going.some(({ name, directory }) => name === piece.name && directory === former),
      ),
    });
    return {
      pruned: going.map(({ name, directory }) => ({ build: `${name}/${directory}`, at })),
      ...(state.host && { host: withoutGoing(state.host) }),
      remotes: state.remotes.map(withoutGoing),
    };
  });
  const shared = await unusedByHosts(store, verdicts);
  for (const { keep, keys, name, directory } of verdicts) {
    if (keep) continue;
    // The file that says that the directory is whole goes first.
    const releases = keys.filter((key) => key.endsWith('/release.json'));
    await store.remove(releases);
    await store.remove([...keys.filter((key) => !releases.includes(key)), storingKey(name, directory)]);
  }
  await store.remove(shared);
  return verdicts;
}

/**
 * The files of hosts that go, unless a host that stays has them too.
 *
 * @param {ObjectStore} store
 * @param {readonly Verdict[]} verdicts
 * @returns {Promise<string[]>} Their keys; none when a host that stays does not tell its files.
 */
async function unusedByHosts(store, verdicts) {
  const hosts = verdicts.filter(({ name }) => name === 'host');
  const filesOfThose = async (/** @type {boolean} */ isKept) => {
    const builds = hosts.filter(({ keep }) => keep === isKept);
    return Promise.all(
      builds.map(
        async ({ directory }) => (await readHostBuild(store, directory).catch(() => null))?.integrity,
      ),
    );
  };
  const kept = await filesOfThose(true);
  if (kept.includes(undefined)) return [];
  const stays = new Set(kept.flatMap((files) => Object.keys(files ?? {})));
  const goes = (await filesOfThose(false)).flatMap((files) => Object.keys(files ?? {}));
  return goes
    .filter((file) => !stays.has(file))
    .flatMap((file) => ['', '.br', '.gz'].map((form) => `${HOST_FILES}${file}${form}`));
}

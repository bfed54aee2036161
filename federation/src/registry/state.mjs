import { REMOTE } from '../contract/registry-file.mjs';
import { NAME, VERSION } from '../contract/remote-contract.mjs';
import { check, list, number, object, oneOf, record, text } from '../contract/shape.mjs';

/** @template S @typedef {import('../contract/shape.mjs').Infer<S>} Infer */

/** Directory of a build below its remote's: `<version>-<build>`. */
const DIRECTORY = text(/^\d+\.\d+\.\d+-[a-z0-9]+$/);

export const HOST = object(
  {
    name: oneOf('host'),
    version: VERSION,
    build: text(/^[a-z0-9]+$/),
    kernel: object({
      version: VERSION,
      /** The names of the values that each entry point exports. */
      exports: record(list(text())),
    }),
  },
  {
    /** The Subresource Integrity value of each script or style. */
    integrity: record(text()),
  },
);

/** What a built host says of itself, `release.json`. @typedef {Infer<typeof HOST>} HostBuild */
/** Anything that is released. @typedef {import('../contract/index.mjs').RegistryRemote | HostBuild} Build */

/** @param {import('./state.mjs').Build} build @returns {build is HostBuild} */
export const isHost = (build) => build.name === 'host';

/** A build that people get, since when (ISO 8601) and by whom. @template T @param {import('../contract/shape.mjs').Shape<T>} build */
const stageOf = (build) => ({ build, since: text(), by: text() });

/** What was done to the registry. @typedef {Change['action']} Action */
export const CHANGE = object(
  {
    revision: number,
    /** A moment by ISO 8601. */
    at: text(),
    by: text(),
    why: text(),
    action: oneOf('release', 'canary', 'hold', 'promote', 'rollback', 'stop', 'lay-out', 'prune'),
  },
  { remote: NAME, from: DIRECTORY, to: DIRECTORY, percent: number },
);

/**
 * @template T
 * @param {import('../contract/shape.mjs').Shape<T>} build
 */
const piece = (build) =>
  object(
    {
      name: NAME,
      /** Builds that were live before, the last one at the end. A rollback leads there. */
      former: list(DIRECTORY),
      /** Builds that are stored and checked and wait for their promotion, the last one at the end. */
      held: list(DIRECTORY),
    },
    {
      /** The build that everybody gets who does not get the canary. */
      live: object(stageOf(build)),
      /** The build that `percent` of the people get. */
      canary: object({ ...stageOf(build), percent: number }),
    },
  );

const REMOTE_STATE = piece(REMOTE);
const HOST_STATE = piece(HOST);

const STATE = object(
  {
    schema: oneOf(2),
    /** Counts the changes. */
    revision: number,
    /** The last change. Those before it are in `history/`. */
    change: CHANGE,
    remotes: list(REMOTE_STATE),
    /** Builds that are being deleted, as `<remote>/<directory>`, with the moment since when (ISO 8601). */
    pruned: list(object({ build: text(), at: text() })),
  },
  { host: HOST_STATE },
);

/**
 * One change of the registry: who did what, when, why, from which build to which.
 *
 * @typedef {Infer<typeof CHANGE>} Change
 */
/** @typedef {Infer<typeof REMOTE_STATE>} RemoteState */
/** @typedef {Infer<typeof HOST_STATE>} HostState */
/**
 * A thing that is released by itself, the host or a remote.
 *
 * @typedef {object} Piece
 * @property {string} name
 * @property {string[]} former
 * @property {string[]} held
 * @property {{build: Build, since: string, by: string}} [live]
 * @property {{build: Build, since: string, by: string, percent: number}} [canary]
 */
/**
 * The one mutable object of a store of releases, `registry.json`. It says what is live, and how it came to be so. Pages
 * get a view of it (`page-registry.mjs`).
 *
 * @typedef {Infer<typeof STATE>} State
 */

export const REGISTRY_KEY = 'registry.json';

/** @param {number} revision */
export const historyKey = (revision) => `history/${String(revision).padStart(8, '0')}.json`;

/** @returns {State} Of a store in which nothing has been done. */
export const emptyState = () => ({
  schema: 2,
  revision: 0,
  change: {
    revision: 0,
    at: new Date(0).toISOString(),
    by: 'nobody',
    why: 'nothing is released yet',
    action: 'lay-out',
  },
  remotes: [],
  pruned: [],
});

/** @param {unknown} value @param {string} where @throws {Error} That names the culprit. @returns {State} */
export function checkState(value, where) {
  const checked = check(STATE, value, where);
  if (!checked.ok) throw new Error(checked.reason);
  return checked.value;
}

/** @param {unknown} json */
export const toBody = (json) => Buffer.from(`${JSON.stringify(json, null, 2)}\n`);

/** @param {{version: string, build: string}} build */
export const directoryOf = ({ version, build }) => `${version}-${build}`;

/** The host, when it is released, and all remotes. @param {State} state @returns {Piece[]} */
export const piecesOf = ({ host, remotes }) => (host ? [host, ...remotes] : remotes);

import { REMOTE } from '../contract/registry-file.mjs';
import { NAME } from '../contract/remote-contract.mjs';
import { check, list, number, object, oneOf, text } from '../contract/shape.mjs';

/** @template S @typedef {import('../contract/shape.mjs').Infer<S>} Infer */

/** Directory of a build below its remote's: `<version>-<build>`. */
const DIRECTORY = text(/^\d+\.\d+\.\d+-[a-z0-9]+$/);

/** A build that people get, since when (ISO 8601) and by whom. */
const STAGE = { build: REMOTE, since: text(), by: text() };

/** What was done to the registry. @typedef {Change['action']} Action */
export const CHANGE = object(
  {
    revision: number,
    /** ISO 8601. */
    at: text(),
    by: text(),
    why: text(),
    action: oneOf('release', 'canary', 'hold', 'promote', 'rollback', 'stop', 'lay-out', 'prune'),
  },
  { remote: NAME, from: DIRECTORY, to: DIRECTORY, percent: number },
);

const REMOTE_STATE = object(
  {
    name: NAME,
    /** Builds that were live before, the last one last: where a rollback leads. */
    former: list(DIRECTORY),
    /** Builds that are stored and checked and wait for their promotion, the last one last. */
    held: list(DIRECTORY),
  },
  {
    /** What everybody gets who does not get the canary. */
    live: object(STAGE),
    /** What `percent` of the people get. */
    canary: object({ ...STAGE, percent: number }),
  },
);

const STATE = object({
  schema: oneOf(2),
  /** Counts the changes. */
  revision: number,
  /** The last one; those before it are in `history/`. */
  change: CHANGE,
  remotes: list(REMOTE_STATE),
  /** Builds that are being deleted: `<remote>/<directory>`, since when (ISO 8601). */
  pruned: list(object({ build: text(), at: text() })),
});

/**
 * One change of the registry: who did what, when, why, from which build to which.
 *
 * @typedef {Infer<typeof CHANGE>} Change
 */
/** @typedef {Infer<typeof REMOTE_STATE>} RemoteState */
/**
 * The one mutable object of a store of releases, `registry.json`: what is live, and how it came to be so. Pages get a view of
 * it (`page-registry.mjs`).
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

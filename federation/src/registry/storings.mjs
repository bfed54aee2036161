import { check, object, text } from '../contract/shape.mjs';
import { readHistory } from './live-registry.mjs';
import { toBody } from './state.mjs';

/** @typedef {import('../store/index.mjs').ObjectStore} ObjectStore */

const STORING = object({
  by: text(),
  /** A moment by ISO 8601. */
  at: text(),
});

/** Who stored a build, and when. @typedef {import('../contract/shape.mjs').Infer<typeof STORING>} Storing */

/**
 * Where it is kept: not beside the build, whose files anybody may fetch.
 *
 * @param {string} name
 * @param {string} directory
 */
export const storingKey = (name, directory) => `stored/${name}/${directory}.json`;

/** Notes who stores a build, unless somebody was first. @param {ObjectStore} store @param {string} key @param {string} by */
export const noteStoring = (store, key, by) => store.put(key, toBody({ by, at: new Date().toISOString() }));

/**
 * Who stored a build: by its note, else by the first change that names it.
 *
 * @param {ObjectStore} store
 * @param {string} name
 * @param {string} directory
 * @returns {Promise<Storing | null>} Null for a build of before there were notes that no change has brought.
 * @throws {Error} When the note is none; the message names it.
 */
export async function readStoring(store, name, directory) {
  const key = storingKey(name, directory);
  const note = await store.read(key);
  if (note !== null) {
    const checked = check(STORING, JSON.parse(note.body.toString()), key);
    if (!checked.ok) throw new Error(checked.reason);
    return checked.value;
  }
  const first = (await readHistory(store, { remote: name })).findLast(({ to }) => to === directory);
  return first === undefined ? null : { by: first.by, at: first.at };
}

import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** So many states of a changing object stay beside the last one. A writer that is further behind has lost anyway. */
const KEPT_STATES = 20;

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** @template T @param {Promise<T>} work @param {string} code @returns {Promise<T | null>} */
const nullOn = (work, code) =>
  work.catch((error) => {
    if (hasCode(error, code)) return null;
    throw error;
  });

/**
 * Keeps releases in a folder of a file system with hard links. A web server may serve it as it is.
 *
 * A folder knows no conditional write, so the states of a changing object are files of their own, `.states/<key>/<n>`.
 * `link` makes the next one whole, and only where there is none, and that is the moment of the change. The file under
 * the key is a copy for readers that know nothing of this. A writer may be killed anywhere: whoever comes next brings
 * the copy up to date.
 *
 * @param {string} dir Made when it does not exist.
 * @returns {import('./object-store.mjs').ObjectStore}
 */
export function openFolderStore(dir) {
  const fileOf = (/** @type {string} */ key) => path.join(dir, key);
  const statesOf = (/** @type {string} */ key) => path.join(dir, '.states', key);
  const stateFile = (/** @type {string} */ key, /** @type {number} */ number) =>
    path.join(statesOf(key), String(number).padStart(8, '0'));

  /** @param {string} file @param {Buffer} body @param {(aside: string) => Promise<void>} place */
  async function writeAside(file, body, place) {
    const aside = path.join(dir, '.states', `.${randomUUID()}`);
    await mkdir(path.dirname(aside), { recursive: true });
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(aside, body, { flush: true });
      await place(aside);
    } finally {
      await rm(aside, { force: true });
    }
  }

  /** @param {string} file @param {Buffer} body @returns {Promise<boolean>} False when the file is there already. */
  async function create(file, body) {
    const made = await nullOn(
      writeAside(file, body, (aside) => link(aside, file)).then(() => true),
      'EEXIST',
    );
    return made ?? false;
  }

  /** @param {string} key @returns {Promise<number[]>} */
  const statesThere = async (key) =>
    ((await nullOn(readdir(statesOf(key)), 'ENOENT')) ?? []).map(Number).sort((a, b) => a - b);

  /** @param {string} key */
  const lastState = async (key) => (await statesThere(key)).at(-1);

  /**
   * Brings the copy under the key up to date, also with what others write meanwhile.
   *
   * @param {string} key @param {number} number
   */
  async function publish(key, number) {
    for (let shown = -1, last = number; shown !== last; last = (await lastState(key)) ?? last) {
      const body = await readFile(stateFile(key, last));
      await writeAside(fileOf(key), body, (aside) => rename(aside, fileOf(key)));
      shown = last;
    }
  }

  /** @param {string} key @returns {Promise<import('./object-store.mjs').StoredObject | null>} */
  async function read(key) {
    const number = await lastState(key);
    if (number === undefined) {
      const body = await nullOn(readFile(fileOf(key)), 'ENOENT');
      return body && { body, tag: tagOfPlain(body) };
    }
    const body = await nullOn(readFile(stateFile(key, number)), 'ENOENT');
    return body ? { body, tag: String(number) } : read(key);
  }

  return {
    address: dir,
    read,
    async peek(key) {
      const number = await lastState(key);
      return number === undefined ? ((await read(key))?.tag ?? null) : String(number);
    },
    put: (key, body) => create(fileOf(key), body),
    async swap(key, body, tag) {
      const current = await read(key);
      if ((current?.tag ?? null) !== tag) return false;
      const number = ((await lastState(key)) ?? 0) + 1;
      // The state before it may have come between the two questions.
      if (tag !== null && /^\d+$/.test(tag) && number !== Number(tag) + 1) return false;
      if (!(await create(stateFile(key, number), body))) return false;
      const states = await statesThere(key);
      if (fillsHole(states, number)) {
        await rm(stateFile(key, number), { force: true });
        return false;
      }
      await publish(key, number);
      for (const old of states.filter((each) => each <= number - KEPT_STATES))
        await rm(stateFile(key, old), { force: true });
      return true;
    },
    async list(prefix) {
      const folder = path.join(dir, path.dirname(`${prefix}_`));
      const entries =
        (await nullOn(readdir(folder, { recursive: true, withFileTypes: true }), 'ENOENT')) ?? [];
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith('.states/'))
        .sort();
      const found = await Promise.all(
        keys.map(async (key) => {
          const stats = await nullOn(stat(fileOf(key)), 'ENOENT');
          return stats ? [{ key, bytes: stats.size, putAt: stats.mtime }] : [];
        }),
      );
      return found.flat();
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(fileOf(key), { force: true });
        await rm(statesOf(key), { recursive: true, force: true });
      }
    },
  };
}

/**
 * Whether a state was made where others had cleared an old one away. They were further, so its writer was not first.
 *
 * @param {readonly number[]} states
 * @param {number} number
 */
function fillsHole(states, number) {
  const last = states.at(-1) ?? number;
  if (last === number) return false;
  return number > 1 ? !states.includes(number - 1) : last > KEPT_STATES;
}

/** The tag of an object that was laid down by other means. @param {Buffer} body */
const tagOfPlain = (body) => `plain-${createHash('sha256').update(body).digest('hex')}`;

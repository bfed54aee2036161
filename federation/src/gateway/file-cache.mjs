import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of builds, as the store names them. None of them ever changes. */
const KEY = /^(?:mfe\/[\w-]+\/[\w-][\w.-]*|host)(?:\/[\w-][\w.-]*)+$/;

/**
 * The endings of compressed files that are sent in place of a file to those who take them. They are fetched first, so
 * that whoever finds the file finds all of them.
 */
const FORMS = ['.br', '.gz', ''];

const MISSED_MS = 10_000;
const KEPT_MISSES = 1000;

/**
 * Brings files of a store into a folder that a web server serves, each when it is first asked for.
 *
 * @param {import('../store/index.mjs').ObjectStore} store
 * @param {string} dir
 * @returns {(key: string) => Promise<void>} Ends when the file is there, or the store has it not. Fails when the store cannot
 *   be asked.
 */
export function openFileCache(store, dir) {
  /** @type {Map<string, Promise<void>>} */
  const coming = new Map();
  /** @type {Map<string, number>} */
  const missed = new Map();

  /** @param {string} key */
  async function bring(key) {
    const file = path.join(dir, key);
    if (await isThere(file)) return;
    for (const form of FORMS) {
      const stored = await store.read(`${key}${form}`);
      if (stored) await place(`${file}${form}`, stored.body);
      else if (form === '') miss(key);
    }
  }

  /** @param {string} key */
  function miss(key) {
    if (missed.size >= KEPT_MISSES) missed.clear();
    missed.set(key, performance.now() + MISSED_MS);
  }

  return async (key) => {
    if (!KEY.test(key) || performance.now() < (missed.get(key) ?? 0)) return;
    const running = coming.get(key) ?? bring(key).finally(() => coming.delete(key));
    coming.set(key, running);
    await running;
  };
}

/** @param {string} file */
const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes a file whole or not at all. @param {string} file @param {Buffer} body */
async function place(file, body) {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, body);
  await rename(aside, file);
}

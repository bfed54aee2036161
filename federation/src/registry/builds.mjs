import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateRegistryRemote } from '../contract/index.mjs';
import { inTurns } from '../store/in-turns.mjs';
import { compressed } from './compress.mjs';
import { integrityOf } from './integrity.mjs';
import { Refusal } from './moves.mjs';
import { directoryOf } from './state.mjs';
import { noteStoring, storingKey } from './storings.mjs';

/**
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 */

export const RELEASE_FILE = 'release.json';
const UPLOADS_AT_ONCE = 8;

/** @param {string} name @param {string} directory */
export const buildPrefix = (name, directory) => `mfe/${name}/${directory}/`;

/** @param {string} text Content of a `release.json`. @param {string} where @returns {RegistryRemote} */
function parseRelease(text, where) {
  const release = JSON.parse(text);
  const base = `/${buildPrefix(release.name, directoryOf(release))}`;
  const checked = validateRegistryRemote({ ...release, base });
  if (!checked.ok) throw new Refusal(`${where}: ${checked.reason}`);
  return checked.value;
}

/**
 * Reads a build folder, and checks that its files are those that its `release.json` names.
 *
 * @param {string} dist
 * @returns {Promise<RegistryRemote>} Its entry of a registry.
 * @throws {Refusal} When the build is not whole.
 */
export async function readDist(dist) {
  const file = path.join(dist, RELEASE_FILE);
  const build = parseRelease(await readFile(file, 'utf8'), file);
  await demandWhole(dist, build.integrity);
  return build;
}

/**
 * Checks that a build folder holds these files, byte for byte.
 *
 * @param {string} dist
 * @param {Record<string, string>} integrity File → Subresource Integrity value.
 * @throws {Refusal}
 */
export async function demandWhole(dist, integrity) {
  for (const [name, expected] of Object.entries(integrity)) {
    const content = await readFile(path.join(dist, name)).catch(() => null);
    if (content === null) throw new Refusal(`${dist} lacks ${name}: build it again.`);
    if (integrityOf(content) !== expected)
      throw new Refusal(`${path.join(dist, name)} is not what was built: build it again.`);
  }
}

/**
 * Reads a stored build.
 *
 * @param {ObjectStore} store
 * @param {string} name
 * @param {string} directory
 * @returns {Promise<RegistryRemote>}
 * @throws {Refusal} When the store has it not, or not whole.
 */
export async function readBuild(store, name, directory) {
  const key = `${buildPrefix(name, directory)}${RELEASE_FILE}`;
  const stored = await store.read(key);
  if (stored === null) throw new Refusal(`${directory} of ${name} is not in ${store.address}.`);
  return parseRelease(stored.body.toString(), key);
}

/**
 * Puts a build into its immutable directory, each text beside its compressed forms. `release.json` comes last, so a
 * directory that has it is whole. A build that is there already is compared.
 *
 * @param {ObjectStore} store
 * @param {string} dist
 * @param {{read?: RegistryRemote, by?: string}} [known] `read`: what `readDist` has said of it, when it was asked already; `by`: who
 *   stores it.
 * @returns {Promise<{build: RegistryRemote, uploaded: number}>} `uploaded` counts files.
 * @throws {Refusal} When another build stands under the same name.
 */
export async function storeBuild(store, dist, { read, by } = {}) {
  const build = read ?? (await readDist(dist));
  const directory = directoryOf(build);
  const prefix = buildPrefix(build.name, directory);
  if (by !== undefined && (await store.read(`${prefix}${RELEASE_FILE}`)) === null)
    await noteStoring(store, storingKey(build.name, directory), by);
  return { build, uploaded: await storeDirectory(store, { prefix, dist, files: await filesOf(dist) }) };
}

/** @param {string} dist @returns {Promise<string[]>} Paths below it. */
export async function filesOf(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** @typedef {{prefix: string, dist: string, files: readonly string[]}} Upload Files of a build folder, and where they go. */

/**
 * Puts the files of a build's own directory, unless they are there.
 *
 * @param {ObjectStore} store
 * @param {Upload} upload
 * @returns {Promise<number>} Of files that were put.
 * @throws {Refusal} When another build stands there.
 */
export async function storeDirectory(store, { prefix, dist, files }) {
  const release = await store.read(`${prefix}${RELEASE_FILE}`);
  if (release !== null) {
    if (!release.body.equals(await readFile(path.join(dist, RELEASE_FILE))))
      throw otherBytes(prefix, RELEASE_FILE);
    return 0;
  }
  await storeFiles(store, { prefix, dist, files: files.filter((file) => file !== RELEASE_FILE) });
  await storeFiles(store, { prefix, dist, files: [RELEASE_FILE] });
  return files.length;
}

/**
 * Puts files, each text beside its compressed forms.
 *
 * @param {ObjectStore} store
 * @param {Upload} upload
 * @returns {Promise<number>} Of those that were not there.
 * @throws {Refusal} When other bytes stand under the same name.
 */
export async function storeFiles(store, { prefix, dist, files }) {
  let put = 0;
  const storeFile = async (/** @type {string} */ file) => {
    const content = await readFile(path.join(dist, file));
    const stored = await store.read(`${prefix}${file}`);
    if (stored !== null && !stored.body.equals(content)) throw otherBytes(prefix, file);
    if (stored !== null) return;
    const forms = await compressed(file, content);
    for (const [suffix, body] of Object.entries(forms)) await store.put(`${prefix}${file}${suffix}`, body);
    if (await store.put(`${prefix}${file}`, content)) put += 1;
    else await storeFile(file);
  };
  await inTurns(files, storeFile, UPLOADS_AT_ONCE);
  return put;
}

/** @param {string} prefix @param {string} file */
const otherBytes = (prefix, file) =>
  new Refusal(
    `${prefix}${file} is stored with other bytes. A build is named by its sources, and nothing is ever written over: commit a change, or raise the version in remote.contract.ts, and release again.`,
  );

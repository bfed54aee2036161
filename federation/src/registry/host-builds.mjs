import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { check } from '../contract/shape.mjs';
import { buildPrefix, demandWhole, filesOf, RELEASE_FILE, storeDirectory, storeFiles } from './builds.mjs';
import { Refusal } from './moves.mjs';
import { directoryOf, HOST } from './state.mjs';

/**
 * A build of the host lies in two places. The parts of which a page is made are in the build's own directory, as a
 * remote's are. Scripts, styles and faces are named by their content and lie in `host/`, which all builds share. So no
 * browser fetches again what a release leaves as it was, and an open page finds its files as long as any page can ask
 * for them.
 *
 * @typedef {import('../store/index.mjs').ObjectStore} ObjectStore
 * @typedef {import('./state.mjs').HostBuild} HostBuild
 */

/** The folder of the files that browsers load, which are named by their content. */
export const HOST_FILES = 'host/';

/** Whether the name of a file changes with its content. @param {string} file */
export const isHashed = (file) => /\.[0-9a-f]{8,}\.\w+$/.test(file);

const prefixOf = (/** @type {string} */ directory) => buildPrefix('host', directory);

/** @param {string} text Content of a `release.json`. @param {string} where @returns {HostBuild} */
function parseHost(text, where) {
  const checked = check(HOST, JSON.parse(text), where);
  if (!checked.ok) throw new Refusal(checked.reason);
  return checked.value;
}

/**
 * Reads what a build folder of the host holds.
 *
 * @param {string} dist
 * @returns {Promise<HostBuild>}
 * @throws {Refusal} When the build is not whole.
 */
export async function readHostDist(dist) {
  const file = path.join(dist, RELEASE_FILE);
  const build = parseHost(await readFile(file, 'utf8'), file);
  await demandWhole(dist, build.integrity ?? {});
  return build;
}

/**
 * Reads a stored build of the host.
 *
 * @param {ObjectStore} store
 * @param {string} directory
 * @returns {Promise<HostBuild>}
 * @throws {Refusal} When the store has it not, or not whole.
 */
export async function readHostBuild(store, directory) {
  const key = `${prefixOf(directory)}${RELEASE_FILE}`;
  return parseHost(await readText(store, key), key);
}

/**
 * Puts a build of the host into the store; see `storeBuild`.
 *
 * @param {ObjectStore} store
 * @param {string} dist
 * @param {HostBuild} [read] What `readHostDist` has said of it, when it was asked already.
 * @returns {Promise<{build: HostBuild, uploaded: number}>} `uploaded` counts files.
 * @throws {Refusal} When another build stands under the same name.
 */
export async function storeHost(store, dist, read) {
  const build = read ?? (await readHostDist(dist));
  const files = await filesOf(dist);
  // This is done even when the build is there, because its files might have been deleted with those of another one.
  const shared = { prefix: HOST_FILES, dist, files: files.filter(isHashed) };
  const own = { prefix: prefixOf(directoryOf(build)), dist, files: files.filter((file) => !isHashed(file)) };
  return { build, uploaded: (await storeFiles(store, shared)) + (await storeDirectory(store, own)) };
}

/**
 * Reads the parts of which the pages of a host are made.
 *
 * @param {ObjectStore} store
 * @param {string} directory
 * @returns {Promise<Omit<import('../gateway/page.mjs').PageSources, 'registry'>>}
 * @throws {Refusal} When the store has it not.
 */
export async function readHostPage(store, directory) {
  const read = (/** @type {string} */ file) => readText(store, `${prefixOf(directory)}${file}`);
  const [template, assets, prerendered] = await Promise.all([
    read('index.html'),
    read('assets.json').then(JSON.parse),
    // A host may have drawn nothing.
    read('prerendered.json').then(JSON.parse, () => ({})),
  ]);
  return { template, assets, prerendered };
}

/** @param {ObjectStore} store @param {string} key */
async function readText(store, key) {
  const stored = await store.read(key);
  if (stored === null) throw new Refusal(`${key} is not in ${store.address}.`);
  return stored.body.toString();
}

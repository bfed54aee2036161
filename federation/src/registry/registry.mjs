import { readFile, rename, writeFile } from 'node:fs/promises';
import { validateRegistryFrame, validateRegistryRemote } from '../contract/index.mjs';

/**
 * @typedef {import('../contract/index.mjs').Registry} Registry
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 */

/**
 * Reads a registry from disk.
 *
 * @param {string} file
 * @returns {Promise<Registry>} An empty registry when the file does not exist.
 * @throws {Error} When the file is no registry; the message names the culprit.
 */
export async function readRegistry(file) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { schema: 1, generatedAt: new Date(0).toISOString(), remotes: [] };
  const frame = validateRegistryFrame(JSON.parse(text));
  if (!frame.ok) throw new Error(`${file}: ${frame.reason}`);
  const remotes = frame.value.remotes.map((remote) => {
    const checked = validateRegistryRemote(remote);
    if (!checked.ok) throw new Error(`${file}: ${checked.reason}`);
    return checked.value;
  });
  return { ...frame.value, remotes };
}

/**
 * Writes a registry so that a reader sees the old or the new one, never a half.
 *
 * @param {string} file
 * @param {readonly RegistryRemote[]} remotes
 */
export async function writeRegistry(file, remotes) {
  const registry = { schema: 1, generatedAt: new Date().toISOString(), remotes };
  await writeFile(`${file}.next`, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

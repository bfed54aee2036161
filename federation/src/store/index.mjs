import { openFolderStore } from './folder-store.mjs';

/** @typedef {import('./object-store.mjs').ObjectStore} ObjectStore */

/**
 * Opens the store of releases by its address: a folder, or `s3://bucket/prefix?endpoint=…`.
 *
 * @param {string} address
 * @param {Readonly<Record<string, string | undefined>>} [env] Where credentials are.
 * @returns {Promise<ObjectStore>}
 * @throws {Error} A sentence, when the address or its credentials cannot be used.
 */
export async function openStore(address, env = process.env) {
  if (!address.startsWith('s3://')) return openFolderStore(address);
  // The client of S3 is loaded only by those who use it.
  const { openS3Store } = await import('./s3-store.mjs');
  return openS3Store(address, env);
}

import { createHash } from 'node:crypto';

/**
 * @typedef {import('@playwright/test').Response} Response
 * @typedef {import('./watch-page.mjs').Miss} Miss
 */

const RELEASE_AGAIN = 'build and release it again';

/** @param {string} integrity `sha256-…` @param {Buffer} content */
function isOf(integrity, content) {
  const [algorithm = '', ...digest] = integrity.split('-');
  return createHash(algorithm).update(content).digest('base64') === digest.join('-');
}

/**
 * Compares the files that a page loads with what the registry entry says of them. The browser does so for the first one
 * alone: that one knows the others by itself, and only a preload would find that the entry does not.
 *
 * @param {{base: string, integrity: Record<string, string>}} build `base` with its origin.
 */
export function compareFiles({ base, integrity }) {
  /** @type {Map<string, Promise<Miss | undefined>>} */
  const known = new Map();
  /** @type {Set<Promise<Miss | undefined>>} */
  const loaded = new Set();

  /** @param {string} file @param {Response} response @returns {Promise<Miss | undefined>} */
  async function compared(file, response) {
    const wanted = integrity[file];
    if (wanted === undefined)
      return { seen: `the entry does not list ${file}, which it loads`, todo: RELEASE_AGAIN };
    // The browser keeps no body that it refused, and says so itself.
    const content = await response.body().catch(() => null);
    if (content === null || isOf(wanted, content)) return undefined;
    return { seen: `${file} has not the integrity that the entry names`, todo: RELEASE_AGAIN };
  }

  return {
    begin: () => loaded.clear(),
    /** @param {Response} response */
    compare(response) {
      const file = response.url().slice(base.length);
      if (!response.url().startsWith(base) || !/^[^/]+\.(js|css)$/.test(file) || !response.ok()) return;
      const result = known.get(file) ?? compared(file, response);
      known.set(file, result);
      loaded.add(result);
    },
    misses: async () => (await Promise.all(loaded)).filter((miss) => miss !== undefined),
  };
}

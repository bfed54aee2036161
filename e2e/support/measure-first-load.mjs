/**
 * @typedef {object} FirstLoad
 * @property {number} requests Requests of the page until it was usable, the document and API calls among them.
 * @property {number} jsBytes Bytes of script as they travelled (brotli), until usable.
 * @property {number} totalBytes All bytes of bodies as they travelled, until usable.
 * @property {{path: string, bytes: number}[]} scripts
 */

/**
 * Opens a page in an empty context and counts what Chromium asked for until `ready` holds.
 *
 * @param {import('@playwright/test').BrowserContext} context Fresh; with the session's cookies where one is needed.
 * @param {{url: string, ready: (page: import('@playwright/test').Page) => Promise<unknown>}} options
 * @returns {Promise<FirstLoad>}
 */
export async function measureFirstLoad(context, { url, ready }) {
  const page = await context.newPage();
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await Promise.all([ready(page), page.goto(url, { waitUntil: 'commit' })]);
  const until = [...requests];
  const sizes = await Promise.all(
    until.map(async (request) => {
      await request.response();
      const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
      return { path: new URL(request.url()).pathname, type: request.resourceType(), bytes: responseBodySize };
    }),
  );
  await page.close();
  const scripts = sizes.filter(({ path }) => path.endsWith('.js'));
  const sum = (/** @type {{bytes: number}[]} */ list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: until.length,
    jsBytes: sum(scripts),
    totalBytes: sum(sizes),
    scripts: scripts.map(({ path, bytes }) => ({ path, bytes })),
  };
}

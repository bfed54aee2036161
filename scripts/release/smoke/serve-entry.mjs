import { pageEntry } from '../../../federation/src/registry/page-registry.mjs';
import { changeRegistryOfPage } from './registry-of-page.mjs';

/**
 * @typedef {import('@playwright/test').CDPSession} CDPSession
 * @typedef {import('../../../federation/src/contract/index.mjs').RegistryRemote} RegistryRemote
 *
 * @typedef {object} Paused what the browser says of an answer that it holds back
 * @property {string} requestId
 * @property {{url: string}} request
 * @property {number} [responseStatusCode]
 * @property {{name: string, value: string}[]} [responseHeaders]
 */

const REGISTRY_FILE = '/registry.json';

/** Of the body as it was sent. */
const OF_SENT_BODY = ['content-encoding', 'content-length'];

/** @param {string} text Registry. @param {RegistryRemote} entry */
function withEntry(text, entry) {
  if (entry.name === 'host') return text;
  /** @type {{remotes: RegistryRemote[]}} */
  const registry = JSON.parse(text);
  const { remotes } = registry;
  const isKnown = remotes.some(({ name }) => name === entry.name);
  const next = remotes.map((remote) => (remote.name === entry.name ? entry : remote));
  return JSON.stringify({ ...registry, remotes: isKnown ? next : [...remotes, entry] });
}

/** @param {string} html @param {RegistryRemote} entry */
const pageWithEntry = (html, entry) => changeRegistryOfPage(html, (text) => withEntry(text, entry));

/** @param {CDPSession} session @param {Paused} paused @param {RegistryRemote} entry */
async function answer(session, { requestId, request, responseStatusCode, responseHeaders = [] }, entry) {
  if (responseStatusCode !== 200) return session.send('Fetch.continueRequest', { requestId });
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  const change = new URL(request.url).pathname === REGISTRY_FILE ? withEntry : pageWithEntry;
  const page = { status: responseStatusCode, headers: responseHeaders, body: change(text, entry) };
  return session.send('Fetch.fulfillRequest', fulfilment(requestId, page));
}

/**
 * @param {string} requestId
 * @param {import('./host-pages.mjs').Page} page
 */
const fulfilment = (requestId, { status, headers, body }) => ({
  requestId,
  responseCode: status,
  responseHeaders: headers.filter(({ name }) => !OF_SENT_BODY.includes(name.toLowerCase())),
  body: Buffer.from(body).toString('base64'),
});

/**
 * Tells a page that a build is live: the registry in its documents and the registry's file name it. All else comes as the
 * live gateway sends it, but for the documents of a host that is checked.
 *
 * By the browser's protocol, because a route of Playwright turns the browser's cache off, and every screen would bring the
 * whole host again.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./person.mjs').Surroundings} surroundings
 */
export async function serveEntry(page, { origin, entry, drawPage }) {
  const told = pageEntry(entry);
  const context = page.context();
  const session = await context.newCDPSession(page);

  /** @param {Paused} paused @param {import('./host-pages.mjs').DrawPage} draw */
  async function drawn({ requestId, request }, draw) {
    const cookies = await context.cookies(origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answered = await draw({ url: request.url.slice(origin.length), cookie });
    const body = pageWithEntry(answered.body, told);
    return session.send('Fetch.fulfillRequest', fulfilment(requestId, { ...answered, body }));
  }

  session.on('Fetch.requestPaused', (paused) => {
    const isAsked = paused.responseStatusCode !== undefined;
    (drawPage && !isAsked ? drawn(paused, drawPage) : answer(session, paused, told))
      .catch(() => session.send('Fetch.continueRequest', { requestId: paused.requestId }))
      // The page has closed.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: [
      {
        urlPattern: `${origin}/*`,
        resourceType: 'Document',
        requestStage: drawPage ? 'Request' : 'Response',
      },
      { urlPattern: `${origin}${REGISTRY_FILE}`, requestStage: 'Response' },
    ],
  });
}

import { findRoute } from '../contract/index.mjs';

/**
 * @typedef {import('../contract/index.mjs').Registry} Registry
 * @typedef {{head: string, root: string, script: string}} PrerenderedPage
 * @typedef {object} PageSources
 * @property {string} template
 * @property {Registry} registry
 * @property {Record<string, string[]>} assets
 * @property {Prerendered} prerendered
 */

/**
 * What the host's build has drawn; nothing of it in development.
 *
 * @typedef {object} Prerendered
 * @property {Record<string, PrerenderedPage>} [pages] Pages for a visitor without a session, by path.
 * @property {string} [globalStyle] Style element of every page.
 * @property {string} [sessionScript] Inline script of a page for somebody with a session.
 */

/** @param {unknown} value JSON that can stand inside a script element. */
const inlineJson = (value) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** @param {string} href @param {string} [integrity] */
const preloadLink = (href, integrity) =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" href="${href}">`
    : `<link rel="preload" as="script" href="${href}"${integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : ''}>`;

/**
 * Files that the requested page is going to need beside the host's own script, each of which the browser would otherwise
 * find only in the one before.
 *
 * They stand in a template, which the host's script unfolds as it begins to run (`host/src/page/late-preloads.ts`):
 * otherwise they would delay that script on a slow line, and now they arrive while it runs.
 *
 * A route with a permission is never preloaded: the gateway does not know the user's permissions, and what a user may
 * not enter must not be downloaded.
 *
 * @param {PageSources} sources
 * @param {{pathname: string, hasSession: boolean}} request
 */
function preloads({ registry, assets }, { pathname, hasSession }) {
  const offers = registry.remotes.flatMap((remote) =>
    remote.contract.routes.map((route) => ({ ...route, remote })),
  );
  const route = findRoute(offers, pathname);
  const isOpen = route !== undefined && (route.public === true || (hasSession && !route.guard?.permission));
  const { base, integrity, preload, preloadKernel = {} } = isOpen ? route.remote : NOTHING;
  const id = route?.id ?? '';
  const ofRemote = (preload[id] ?? []).map((file) => preloadLink(`${base}${file}`, integrity[file]));
  const ofKernel = (preloadKernel[id] ?? []).map((entry) => `@cabinet/kernel/${entry}`);
  const linksTo = (/** @type {readonly string[]} */ names) =>
    names.flatMap((name) => assets[name] ?? []).map((file) => preloadLink(`/${file}`));
  const ofHost = linksTo(hasSession || route?.public ? ['shell', 'federation'] : ['login']);
  const links = [...new Set([...ofHost, ...ofRemote, ...linksTo(ofKernel)])].join('');
  return links && `<template id="preloads">${links}</template>`;
}

/** @type {Pick<import('../contract/index.mjs').RegistryRemote, 'base' | 'integrity' | 'preload' | 'preloadKernel'>} */
const NOTHING = { base: '', integrity: {}, preload: {} };

/** @param {string} value */
const attribute = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ROOT = '<div id="root"></div>';

/**
 * What the host's build has drawn for a path. Only for a visitor: a person with a session is on the way elsewhere and
 * must not see a form flash by.
 *
 * @param {PageSources} sources
 * @param {{pathname: string, hasSession: boolean}} request
 * @returns {PrerenderedPage | undefined}
 */
const drawnPage = ({ prerendered: { pages = {} } }, { pathname, hasSession }) =>
  hasSession || !Object.hasOwn(pages, pathname) ? undefined : pages[pathname];

/**
 * Fills the host's page: the registry as a data block, the address of the chat application, preload links for the
 * requested path, and the content where the build has drawn it.
 *
 * @param {PageSources} sources
 * @param {{pathname: string, hasSession: boolean, chatUrl?: string}} request
 * @returns {string} HTML.
 */
export function renderPage(sources, request) {
  const chat = request.chatUrl
    ? `<meta name="cabinet-chat-url" content="${attribute(request.chatUrl)}">`
    : '';
  const registry = `<script type="application/json" id="registry">${inlineJson(sources.registry)}</script>`;
  const drawn = drawnPage(sources, request);
  const { sessionScript, globalStyle = '' } = sources.prerendered;
  const ask = request.hasSession && sessionScript ? `<script>${sessionScript}</script>` : '';
  return sources.template
    .replace(
      '<!--preload-->',
      () => `${ask}${chat}${globalStyle}${drawn?.head ?? ''}${preloads(sources, request)}`,
    )
    .replace(ROOT, (empty) =>
      drawn ? `<div id="root">${drawn.root}</div><script>${drawn.script}</script>` : empty,
    )
    .replace('<!--registry-->', () => registry);
}

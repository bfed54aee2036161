import { findRoute, neededPermissions } from '../contract/index.mjs';
import { attribute } from './attribute.mjs';
import { fillPublicLinks, publicLinkMetas } from './public-links.mjs';

/**
 * @typedef {import('../contract/index.mjs').RegistryRemote} RegistryRemote
 * @typedef {{head: string, root: string, script: string, templates?: string}} PrerenderedPage
 * @typedef {object} PageSources
 * @property {string} template
 * @property {Pick<import('./site.mjs').RegistryView, 'builds' | 'json'>} registry
 * @property {Record<string, string[]>} assets
 * @property {Prerendered} prerendered
 */

/**
 * What the host's build has drawn. In development there is nothing of it.
 *
 * @typedef {object} Prerendered
 * @property {Record<string, PrerenderedPage>} [pages] Pages for a visitor without a session, by path.
 * @property {PrerenderedShell} [shell] What somebody with a session gets on a private page.
 * @property {string} [commonHead] What stands in the head of every page: icon, typeface, styles.
 * @property {string} [sessionScript] Inline script of a page for somebody with a session.
 */

/**
 * The shell, to be put into the page by its own script before the first paint.
 *
 * @typedef {object} PrerenderedShell
 * @property {string} head
 * @property {Record<string, string>} templates Contents of the templates, by name.
 * @property {Record<'page', string> & Record<string, string>} screens Shapes of a screen, by the `skeleton` of its route.
 * @property {string} script
 */

/** @param {string} json @returns {string} The same, such that it can stand inside a script element. */
const inlineJson = (json) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** @param {string} href @param {string} [integrity] */
const preloadLink = (href, integrity) =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" href="${href}">`
    : `<link rel="preload" as="script" href="${href}"${integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : ''}>`;

/** @typedef {ReturnType<typeof requestedRoute>} RequestedRoute The route of a path with its remote. */

/** @param {readonly RegistryRemote[]} builds @param {string} pathname */
export const requestedRoute = (builds, pathname) =>
  findRoute(
    builds.flatMap((remote) => remote.contract.routes.map((route) => ({ ...route, remote }))),
    pathname,
  );

/**
 * The files that the requested page is going to need beside the host's own script. The browser would otherwise find
 * each of them only in the one before.
 *
 * Their links stand in templates, which the page unfolds (`host/src/page/unfold-preloads.ts`), because otherwise they
 * would take the connections and the line from that script. The links of the shell are unfolded where it is drawn, so
 * that its files have come when the script wants to draw it, and all others as that script begins to run.
 *
 * A route with a permission is never preloaded: the gateway does not know the user's permissions, and what a user may
 * not enter must not be downloaded.
 *
 * @param {PageSources} sources
 * @param {RequestedRoute} route
 * @param {{hasSession: boolean, drawsShell: boolean}} page
 */
function preloads({ assets }, route, { hasSession, drawsShell }) {
  const isOpen = route !== undefined && (route.public === true || (hasSession && isForEverybody(route)));
  const { base, integrity, preload, preloadKernel = {} } = isOpen ? route.remote : NOTHING;
  const id = route?.id ?? '';
  const ofRemote = (preload[id] ?? []).map((file) => preloadLink(`${base}${file}`, integrity[file]));
  const ofKernel = (preloadKernel[id] ?? []).map((entry) => `@cabinet/kernel/${entry}`);
  const linksTo = (/** @type {readonly string[]} */ names) =>
    names.flatMap((name) => assets[name] ?? []).map((file) => preloadLink(`/${file}`));
  const ofHost = hasSession || route?.public ? linksTo(['shell', 'federation']) : linksTo(['login']);
  const ofShell = drawsShell ? linksTo(['shell']) : [];
  const late = new Set([...ofHost, ...ofRemote, ...linksTo(ofKernel)]);
  for (const link of ofShell) late.delete(link);
  return linkTemplate('shell-preloads', ofShell) + linkTemplate('preloads', [...late]);
}

/** @param {string} id @param {readonly string[]} links */
const linkTemplate = (id, links) =>
  links.length > 0 ? `<template id="${id}">${links.join('')}</template>` : '';

/** @type {Pick<RegistryRemote, 'base' | 'integrity' | 'preload' | 'preloadKernel'>} */
const NOTHING = { base: '', integrity: {}, preload: {} };

const ROOT = '<div id="root"></div>';

/**
 * What the host's build has drawn for a path. Only a visitor gets it: a person with a session is on the way elsewhere
 * and must not see a form flash by.
 *
 * @param {PageSources} sources
 * @param {{pathname: string, hasSession: boolean}} request
 * @returns {PrerenderedPage | undefined}
 */
const drawnPage = ({ prerendered: { pages = {} } }, { pathname, hasSession }) =>
  hasSession || !Object.hasOwn(pages, pathname) ? undefined : pages[pathname];

/** @param {string} name @param {string} content @param {string} [title] */
const template = (name, content, title) =>
  `<template data-template="${name}"${title === undefined ? '' : ` data-title="${attribute(title)}"`}>${content}</template>`;

/** @param {NonNullable<RequestedRoute>} route */
const isForEverybody = ({ guard }) => neededPermissions(guard).length === 0;

/**
 * The shell for a private page, with the shape of the route's screen. The page's script writes the title of a route
 * that needs a permission, because not everybody may know it.
 *
 * @param {PageSources} sources
 * @param {RequestedRoute} route
 * @param {boolean} hasSession
 * @returns {PrerenderedPage | undefined}
 */
function drawnShell({ prerendered: { shell } }, route, hasSession) {
  if (!shell || !hasSession || route?.guard === undefined) return undefined;
  const title = isForEverybody(route) ? route.title : undefined;
  const templates = Object.entries(shell.templates).map(([name, content]) => template(name, content));
  const screen = template('screen', shell.screens[route.skeleton ?? 'page'] ?? shell.screens.page, title);
  return { head: shell.head, root: '', script: shell.script, templates: [...templates, screen].join('') };
}

/**
 * What the page asks the API before its code is there: who this is and, unless the route needs a permission, what the
 * screen needs first.
 *
 * @param {RequestedRoute} route
 * @param {boolean} [hasQuery]
 */
function earlyCalls(route, hasQuery = false) {
  const isOpen = !hasQuery && route?.guard !== undefined && isForEverybody(route);
  return ['users/me', ...(isOpen ? (route.firstCalls ?? []) : [])].join(' ');
}

/**
 * Fills the host's page with the registry as a data block, the addresses that the deployment names, preload links
 * for the requested path, and the content where the build has drawn it.
 *
 * @param {PageSources} sources
 * @param {{pathname: string, hasQuery?: boolean, hasSession: boolean, chatUrl?: string, publicLinks?: Partial<import('./public-links.mjs').PublicLinks>}} request
 * @returns {string} HTML.
 */
export function renderPage(sources, request) {
  const { publicLinks = {} } = request;
  const chat = request.chatUrl
    ? `<meta name="cabinet-chat-url" content="${attribute(request.chatUrl)}">`
    : '';
  const registry = `<script type="application/json" id="registry">${inlineJson(sources.registry.json)}</script>`;
  const route = requestedRoute(sources.registry.builds, request.pathname);
  const shell = drawnShell(sources, route, request.hasSession);
  const drawn = drawnPage(sources, request) ?? shell;
  const links = preloads(sources, route, { hasSession: request.hasSession, drawsShell: shell !== undefined });
  const { sessionScript, commonHead = '' } = sources.prerendered;
  const ask =
    request.hasSession && sessionScript
      ? `<meta name="cabinet-early-calls" content="${attribute(earlyCalls(route, request.hasQuery))}"><script>${sessionScript}</script>`
      : '';
  return (
    sources.template
      // They stand behind the script elements, because whatever stands before those holds their requests up.
      .replace(
        '</head>',
        () => `${ask}${chat}${publicLinkMetas(publicLinks)}${commonHead}${drawn?.head ?? ''}${links}</head>`,
      )
      .replace(ROOT, (empty) =>
        drawn
          ? `<div id="root">${fillPublicLinks(drawn.root, publicLinks)}</div>${drawn.templates ?? ''}<script>${drawn.script}</script>`
          : empty,
      )
      .replace('<!--registry-->', () => registry)
  );
}

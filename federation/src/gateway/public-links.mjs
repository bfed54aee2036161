import { attribute } from './attribute.mjs';

/**
 * Where the deployment says that support, the offer and the privacy policy are: addresses of links, empty where there is
 * none.
 *
 * @typedef {{support: string, offer: string, privacy: string}} PublicLinks
 */

const NAMES = /** @type {const} */ (['support', 'offer', 'privacy']);

/** @param {Partial<PublicLinks>} links @returns {string} What tells the page's scripts. */
export const publicLinkMetas = (links) =>
  NAMES.filter((name) => links[name])
    .map((name) => `<meta name="cabinet-${name}-url" content="${attribute(links[name] ?? '')}">`)
    .join('');

/**
 * Leads the links of a drawn page to their addresses, and takes out those that have none, so that the page is whole
 * before any script. What is left is exactly what `shared-kernel/src/react/ui/public-links` draws in the browser.
 *
 * @param {string} html As the build has drawn it: with all links, each leading to `#` and its name.
 * @param {Partial<PublicLinks>} links
 * @returns {string}
 */
export function fillPublicLinks(html, links) {
  if (NAMES.every((name) => !links[name]))
    return html.replace(/<nav\b[^>]*\bdata-public-links\b.*?<\/nav>/s, '');
  return NAMES.reduce((filled, name) => {
    const address = links[name];
    return address
      ? filled.replace(`href="#${name}"`, () => linkTo(address))
      : filled.replace(new RegExp(`<li\\b[^>]*\\bdata-public-link="${name}".*?</li>`, 's'), '');
  }, html);
}

/** A page opens beside this one, where somebody may be typing. @param {string} address */
const linkTo = (address) =>
  `href="${attribute(address)}"${address.startsWith('https:') ? ' target="_blank" rel="noopener noreferrer"' : ''}`;

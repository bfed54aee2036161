import createCache, { type StylisPlugin } from '@emotion/cache';

/**
 * Safari alone still wants a prefix, and of everything that the cabinet uses only for this property
 * (caniuse.com/user-select-none).
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-user-select:${element.children};user-select:${element.children};`;
};

/** The attribute of the element that holds the styles of drawn markup. Its value names them. */
const DRAWN_STYLES = 'data-drawn-styles';

/**
 * The styles of markup that the build has drawn. They do not stand in Emotion's own form, because Emotion moves what it
 * finds in that, twice, and each time the browser reads all of it again, styles the page and lays it out.
 *
 * @param styles Rules by their name in Emotion's cache.
 */
export const drawnStyles = (styles: ReadonlyMap<string, string>) =>
  `<style ${DRAWN_STYLES}="${[...styles.keys()].join(' ')}">${[...styles.values()].join('')}</style>`;

/**
 * Where Emotion keeps what it has written into the page, beginning with what came drawn. It works without its usual
 * prefixes for browsers of ten years ago, which cost a third of each rule's size and a pass over each rule.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
  if (typeof document === 'undefined') return cache;
  const drawn = document.querySelector(`[${DRAWN_STYLES}]`)?.getAttribute(DRAWN_STYLES);
  for (const name of drawn?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

import createCache, { type StylisPlugin } from '@emotion/cache';

/** Safari alone still wants a prefix, and of what the cabinet uses for this property alone (caniuse.com/user-select-none). */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-user-select:${element.children};user-select:${element.children};`;
};

/** On the element that holds the styles of drawn markup; its value names them. */
const DRAWN_STYLES = 'data-drawn-styles';

/**
 * The styles of markup that the build has drawn. Not in Emotion's own form: it moves what it finds in that, twice, each time the
 * browser reads all of it again, styles the page and lays it out.
 *
 * @param styles Rules by their name in Emotion's cache.
 */
export const drawnStyles = (styles: ReadonlyMap<string, string>) =>
  `<style ${DRAWN_STYLES}="${[...styles.keys()].join(' ')}">${[...styles.values()].join('')}</style>`;

/**
 * Where Emotion keeps what it has written into the page, beginning with what came drawn. Without its usual prefixes for
 * browsers of ten years ago, which cost a third of each rule's size and a pass over each rule.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
  if (typeof document === 'undefined') return cache;
  const drawn = document.querySelector(`[${DRAWN_STYLES}]`)?.getAttribute(DRAWN_STYLES);
  for (const name of drawn?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

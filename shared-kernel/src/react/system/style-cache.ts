import createCache, { type StylisPlugin } from '@emotion/cache';

/** Safari alone still wants a prefix, and of what the cabinet uses for this property alone (caniuse.com/user-select-none). */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-user-select:${element.children};user-select:${element.children};`;
};

/**
 * Where Emotion keeps what it has written into the page. Without its usual prefixes for browsers of ten years ago, which
 * cost a third of each rule's size and a pass over each rule.
 */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });

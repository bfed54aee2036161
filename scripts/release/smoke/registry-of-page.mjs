const INLINED = /(<script[^>]* id="registry"[^>]*>)(.*?)(<\/script>)/s;

/**
 * Changes what a page says about its remotes before the host reads it.
 *
 * @param {string} html
 * @param {(json: string) => string} change Of the registry.
 */
export const changeRegistryOfPage = (html, change) =>
  html.replace(INLINED, (_all, open, json, close) => open + change(json).replaceAll('<', '\\u003c') + close);

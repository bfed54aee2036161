/** @typedef {{[name: string]: Tree | string}} Tree */

/** Without the zero, which has no negative, a value says nothing that a style could depend on. */
const worth = (/** @type {unknown} */ value) => (value === '0rem' ? '{value:"0rem"}' : 'v');

/** @param {object} tree @returns {string} Source of the same tree with nothing but names. */
function namesOf(tree) {
  const entries = Object.entries(tree).map(
    ([name, node]) => `${JSON.stringify(name)}:${'value' in node ? worth(node.value) : namesOf(node)}`,
  );
  return `{${entries.join()}}`;
}

/**
 * Loader of the kernel's tokens: leaves their values out, as the page brings them (`host/src/prerender.tsx`) and
 * styles name their variables.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function tokenNames() {
  const exported = await this.importModule(`${this.resourcePath}?values`);
  const trees = Object.entries(/** @type {object} */ (exported)).map(
    ([name, tree]) => `export const ${name} = ${namesOf(tree)};`,
  );
  return ['const v = {value:""};', ...trees, ''].join('\n');
}

/**
 * @typedef {{value: unknown}} Token
 * @typedef {{[name: string]: Token | Tree}} Tree
 * @typedef {object} Options
 * @property {string} [prefix]
 * @property {Tree} [tokens]
 * @property {Tree} [semanticTokens]
 * @property {Record<string, string>} [breakpoints]
 */

/**
 * @param {Tree} tree
 * @param {(path: string[], value: unknown) => void} visit
 * @param {string[]} [above]
 */
function eachToken(tree, visit, above = []) {
  for (const [name, node] of Object.entries(tree)) {
    const path = name === 'DEFAULT' ? above : [...above, name];
    if (Object.hasOwn(node, 'value')) visit(path, node.value);
    else eachToken(/** @type {Tree} */ (node), visit, path);
  }
}

/** @param {Record<string, string>} breakpoints @returns {Tree} */
const breakpointTokens = (breakpoints) => ({
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [name, { value }])),
  sizes: Object.fromEntries(
    Object.entries(breakpoints).map(([name, value]) => [`breakpoint-${name}`, { value }]),
  ),
});

/**
 * Stands in for Chakra's dictionary of tokens. What it tells is the same: token → its CSS variable, palette → its
 * variables. It does not know what the variables hold: the page has them (`data-global-styles`).
 *
 * @param {Options} options
 */
export function createTokenDictionary({ prefix = '', tokens = {}, semanticTokens = {}, breakpoints = {} }) {
  /** @type {Map<string, Record<string, string>>} */
  const categories = new Map();
  /** @type {Map<string, Record<string, string>>} */
  const palettes = new Map();

  /** @param {string[]} path */
  const variable = (path) =>
    `--${prefix}-${path.join('-').replace(/[^\w\u0081-\uffff-]/g, '\\$&')}`.replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );

  /** @param {string} category @param {string} name @param {string} value */
  function add(category, name, value) {
    const values = categories.get(category) ?? {};
    values[name] = value;
    categories.set(category, values);
  }

  /** A colour and its palette: `accent.solid` of `accent` is `colorPalette.solid` where that palette is chosen. */
  function addToPalette(
    /** @type {string} */ group,
    /** @type {string[]} */ shade,
    /** @type {string} */ value,
  ) {
    const path = ['colors', 'colorPalette', ...shade];
    const palette = palettes.get(group) ?? {};
    palette[variable(path)] = value;
    palettes.set(group, palette);
    add('colors', path.slice(1).join('.'), `var(${variable(path)})`);
  }

  /** @param {string[]} path @param {unknown} value */
  function register([category = '', ...rest], value) {
    const reference = `var(${variable([category, ...rest])})`;
    add(category, rest.join('.'), reference);
    if (category === 'spacing' && value !== '0rem')
      add(category, `-${rest.join('.')}`, `calc(${reference} * -1)`);
    const [group = '', ...shade] = rest;
    if (category === 'colors') addToPalette(group, shade, reference);
  }

  for (const tree of [tokens, breakpointTokens(breakpoints), semanticTokens]) eachToken(tree, register);

  /** @type {(name: string) => string | undefined} */
  const find = (name) => {
    const dot = name.indexOf('.');
    return categories.get(name.slice(0, dot))?.[name.slice(dot + 1)];
  };

  /** @template Fallback @param {string} name @param {Fallback} [fallback] */
  const getVar = (name, fallback) => find(name) ?? fallback;

  /** A colour with a share of it, as in `accent.solid/40`. @param {unknown} value @param {string} [category] */
  function colorMix(value, category = 'colors.') {
    const [name, share] = typeof value === 'string' ? value.split('/') : [];
    if (!name || !share || name === 'currentBg' || Number.isNaN(Number(share)))
      return { invalid: true, value };
    const color = find(category + name) ?? name;
    return { invalid: false, color, value: `color-mix(in srgb, ${color} ${share}%, transparent)` };
  }

  return {
    getVar,
    colorMix,
    palette: (/** @type {string} */ name) => palettes.get(name),
    getByName: (/** @type {string} */ name) => (find(name) ? { name } : undefined),
    getCategoryValues: (/** @type {string} */ category) => categories.get(category) ?? null,
    /** @param {string} value Text that may name tokens, as in `1px solid {colors.border}`. */
    expandReferenceInValue: (value) =>
      value.includes('{')
        ? value.replace(/\{([^}]*)\}/g, (_, path) =>
            String(path.includes('/') ? colorMix(path, '').value : getVar(path, path)),
          )
        : value,
    allTokens: [],
  };
}

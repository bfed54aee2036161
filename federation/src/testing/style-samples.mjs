/**
 * @typedef {Record<string, unknown>} Styles
 * @typedef {{base?: object, slots?: string[], variants?: Record<string, Record<string, unknown>>}} Recipe
 * @typedef {(chosen: Record<string, string>) => unknown} RecipeFn
 * @typedef {object} System
 * @property {(...styles: Styles[]) => unknown} css
 * @property {(recipe: Recipe) => RecipeFn} cva
 * @property {(recipe: Recipe) => RecipeFn} sva
 * @property {(property: string) => boolean} isValidProperty
 * @property {{keys: () => string[]}} utility
 * @property {{keys: () => string[], breakpoints: string[]}} conditions
 * @property {{getVar: (name: string, fallback?: string) => string | undefined}} tokens
 * @property {{theme: Record<string, Record<string, unknown>>, conditions: object}} _config
 */

/** Values that are no tokens, or not tokens alone. */
const OTHER_VALUES = [
  ...['auto', 'none', '50%', 'inherit', 'visible', 'hidden', 'common', 'all', 'inside', 'outside', 'mixed'],
  ...[
    'accent.solid/40',
    'red/15',
    'black/20',
    'currentBg',
    '1px solid {colors.border}',
    '{spacing.4} {sizes.full}',
  ],
  ...[
    'calc({spacing.2} * -1)',
    '2 !important',
    'fg !',
    'var(--chakra-colors-fg)',
    'to-r',
    'unheard.of',
    '{unheard}',
  ],
  ...[-1, 0, 1, 0.5, 100, true, false, null],
];

/** Names of the tokens of a tree, as they are written in styles: `accent.solid`, and `-4` of a spacing. */
function tokenNames(/** @type {object} */ tree, /** @type {string[]} */ above = []) {
  /** @type {string[]} */
  const names = [];
  for (const [name, node] of Object.entries(tree)) {
    const path = name === 'DEFAULT' ? above : [...above, name];
    if (Object.hasOwn(node, 'value'))
      names.push(path.join('.'), `-${path.join('.')}`, `colorPalette.${name}`);
    else names.push(...tokenNames(node, path));
  }
  return names;
}

/** @param {System} system @returns {unknown[]} Every value that is tried with every property. */
function valuesOf({ _config: { theme } }) {
  const categories = [...Object.values(theme.tokens ?? {}), ...Object.values(theme.semanticTokens ?? {})];
  const names = categories.flatMap((category) => tokenNames(/** @type {object} */ (category)));
  const compositions = ['textStyles', 'layerStyles', 'animationStyles', 'breakpoints'];
  const others = compositions.flatMap((kind) => Object.keys(theme[kind] ?? {}));
  const palettes = Object.keys(theme.semanticTokens?.colors ?? {});
  return [...new Set([...names, ...others, ...palettes, ...OTHER_VALUES])];
}

/** @param {System} system @returns {Styles[]} Conditions alone, within each other and beside breakpoints. */
function conditionalStyles({ conditions }) {
  const names = conditions.keys();
  return [
    { color: conditions.breakpoints.map((_, index) => `fg/${index}`) },
    {
      '& > svg': { _hover: { color: 'fg' } },
      '@media print': { md: { p: '4' } },
      _dark: { '&': { bg: 'bg' } },
    },
    ...names.flatMap((name, index) => [
      { [name]: { color: 'fg.muted', md: { p: '2' } }, _hover: { [name]: { m: '-4' } } },
      { px: { base: '1', [name]: '2', [names[index + 1] ?? 'sm']: '3' }, paddingInline: '5' },
    ]),
  ];
}

/** @param {Recipe} recipe @returns {Record<string, string>[]} Each option of each variant, alone and beside the next. */
function choicesOf({ variants = {} }) {
  const options = Object.entries(variants).flatMap(([variant, of]) =>
    Object.keys(of).map((option) => ({ [variant]: option })),
  );
  return [{}, ...options, ...options.map((option, index) => ({ ...option, ...options[index + 1] }))];
}

/**
 * What a system makes of everything that it can be asked.
 *
 * @param {System} system
 * @param {{properties: string[], values: unknown[], styles: Styles[], recipes: Recipe[]}} questions
 * @returns {string[]} One line each.
 */
export function answersOf(system, { properties, values, styles, recipes }) {
  const say = (/** @type {unknown} */ asked, /** @type {unknown} */ answer) =>
    `${JSON.stringify(asked)} → ${JSON.stringify(answer)}`;
  const single = properties.flatMap((property) =>
    values.map((value) => say({ [property]: value }, system.css({ [property]: value }))),
  );
  const ofRecipes = recipes.flatMap((recipe) => {
    const make = recipe.slots ? system.sva(recipe) : system.cva(recipe);
    return choicesOf(recipe).map((choice) => say(choice, make({ ...choice, colorPalette: 'red' })));
  });
  return [
    ...single,
    ...styles.map((style) => say(style, system.css(style, { color: 'fg', _hover: { color: 'red.solid' } }))),
    ...ofRecipes,
    ...properties.map((property) => say(property, system.isValidProperty(property))),
  ];
}

/** @param {System} system @param {Record<string, unknown>} modules Exports of the files that hold recipes. */
export function questionsFor(system, modules) {
  const isRecipe = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value !== null && ('base' in value || 'variants' in value);
  return {
    properties: [...system.utility.keys(), 'alignItems', 'gridTemplateColumns', '--own', 'animationName'],
    values: valuesOf(system),
    styles: conditionalStyles(system),
    recipes: /** @type {Recipe[]} */ (
      Object.values(modules)
        .flatMap((module) => Object.values(/** @type {object} */ (module)))
        .filter(isRecipe)
    ),
  };
}

import type { SystemConfig } from '@chakra-ui/react/styled-system';
import { SEMANTIC_RADII, SEMANTIC_SHADOWS } from './semantic-tokens.ts';
import { TOKENS } from './tokens.ts';
import { colorValues, type TokenValues, tokenValue, tokenValues } from './variables.ts';

type StyleProperties = NonNullable<SystemConfig['utilities']>;
type StyleProperty = StyleProperties[string];

/** Chakra has no tokens of this name, only a type of them. */
const NO_CATEGORY = '';

/**
 * The values that a property takes, as a function: Chakra would copy a table for each property that has it. It asks for values,
 * and for a list of types for tools, which the cabinet does not have.
 */
const taking = (values: TokenValues) => (tokensOf: (category: string) => TokenValues | undefined) =>
  tokensOf(NO_CATEGORY) ?? values;

const namesOf = (category: string, ...tokens: readonly object[]) => taking(tokenValues(category, ...tokens));

const COLORS = taking(colorValues());
const POSITIVE = tokenValues('spacing', TOKENS.spacing);
const SPACING = taking({
  ...POSITIVE,
  ...Object.fromEntries(
    Object.entries(POSITIVE)
      .filter(([name]) => name !== '0')
      .map(([name, value]) => [`-${name}`, `calc(${value} * -1)`]),
  ),
});
const SIZES = namesOf('sizes', TOKENS.sizes);
const RADII = namesOf('radii', TOKENS.radii, SEMANTIC_RADII);
const DURATIONS = namesOf('durations', TOKENS.durations);

const color: StyleProperty = { values: COLORS };
const spacing = (...shorthand: string[]): StyleProperty => ({ values: SPACING, shorthand });
const size = (...shorthand: string[]): StyleProperty => ({ values: SIZES, shorthand });

const RING = tokenValue('colors', 'colorPalette', 'focusRing');

/** The ring of the focus: around an element, or inside it where its surroundings cut it off. */
const RINGS = {
  outside: {
    outlineWidth: 'var(--focus-ring-width, 2px)',
    outlineOffset: 'var(--focus-ring-offset, 2px)',
    outlineStyle: 'solid',
    outlineColor: 'var(--focus-ring-color)',
  },
  inside: {
    outlineOffset: '0px',
    outlineWidth: 'var(--focus-ring-width, 1px)',
    outlineColor: 'var(--focus-ring-color)',
    outlineStyle: 'solid',
    borderColor: 'var(--focus-ring-color)',
  },
} as const;

/**
 * The properties of a style that take more than the browser's own do: those that the cabinet's screens, and the parts of Chakra
 * that they stand on, name. A property that is missing here is passed on as it is written.
 */
export const UTILITIES: StyleProperties = {
  background: { values: COLORS, shorthand: ['bg'] },
  border: { values: namesOf('borders', TOKENS.borders) },
  borderColor: color,
  borderBottomColor: color,
  borderInlineStartColor: color,
  borderInlineEndWidth: { shorthand: ['borderEndWidth'] },
  borderRadius: { values: RADII },
  borderTopRadius: {
    values: RADII,
    transform: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: RADII,
    transform: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  color,
  fill: color,
  stroke: color,
  accentColor: color,
  outlineColor: color,
  boxShadow: { values: namesOf('shadows', SEMANTIC_SHADOWS) },
  flexBasis: size(),
  gap: spacing(),
  rowGap: spacing(),
  columnGap: spacing(),
  focusVisibleRing: {
    values: Object.keys(RINGS),
    transform: (place: keyof typeof RINGS) => ({
      '--focus-ring-color': RING,
      '&:is(:focus-visible, [data-focus-visible])': RINGS[place],
    }),
  },
  focusRingColor: { values: COLORS, transform: (value) => ({ '--focus-ring-color': value }) },
  width: size('w'),
  height: size('h'),
  boxSize: { values: SIZES, transform: (value) => ({ width: value, height: value }) },
  minWidth: size('minW'),
  minHeight: size('minH'),
  maxWidth: size('maxW'),
  maxHeight: size('maxH'),
  hideFrom: { transform: (name) => ({ [`@breakpoint ${name}`]: { display: 'none' } }) },
  hideBelow: { transform: (name) => ({ [`@breakpoint ${name}Down`]: { display: 'none' } }) },
  scrollMarginTop: spacing(),
  scrollMarginBottom: spacing(),
  scrollPaddingTop: spacing(),
  scrollPaddingBottom: spacing(),
  zIndex: { values: namesOf('zIndex', TOKENS.zIndex) },
  inset: spacing(),
  insetInline: spacing(),
  insetBlock: spacing(),
  top: spacing(),
  bottom: spacing(),
  left: spacing(),
  right: spacing(),
  insetInlineStart: spacing('insetStart'),
  insetInlineEnd: spacing('insetEnd'),
  margin: spacing('m'),
  marginTop: spacing('mt'),
  marginBottom: spacing('mb'),
  marginInlineStart: spacing('ms', 'marginStart'),
  marginInlineEnd: spacing('me', 'marginEnd'),
  marginInline: spacing('mx', 'marginX'),
  marginBlock: spacing('my', 'marginY'),
  padding: spacing('p'),
  paddingTop: spacing('pt'),
  paddingBottom: spacing('pb'),
  paddingInlineStart: spacing('ps'),
  paddingInlineEnd: spacing('pe'),
  paddingInline: spacing('px'),
  paddingBlock: spacing('py'),
  transitionDuration: { values: DURATIONS },
  animation: { values: namesOf('animations', TOKENS.animations) },
  animationDuration: { values: DURATIONS },
  fontFamily: { values: namesOf('fonts', TOKENS.fonts) },
  fontSize: { values: namesOf('fontSizes', TOKENS.fontSizes) },
  fontWeight: { values: namesOf('fontWeights', TOKENS.fontWeights) },
  lineHeight: { values: namesOf('lineHeights', TOKENS.lineHeights) },
  letterSpacing: { values: namesOf('letterSpacings', TOKENS.letterSpacings) },
  truncate: {
    transform: (value) =>
      value === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  lineClamp: {
    transform: (value) =>
      value === 'none'
        ? { WebkitLineClamp: 'unset' }
        : {
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: value,
            WebkitBoxOrient: 'vertical',
            textWrap: 'wrap',
          },
  },
  cursor: { values: namesOf('cursor', TOKENS.cursor) },
};

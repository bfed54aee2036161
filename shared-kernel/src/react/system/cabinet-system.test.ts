import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from '@jest/globals';
import { cabinetSystem } from './cabinet-system.ts';
import { CONDITIONS } from './conditions.ts';
import { pageSystem } from './page-system.ts';
import { SHADES, TONES } from './palette.ts';
import { UTILITIES } from './utilities.ts';

/** Chakra's own system with the cabinet's tokens: what it says of a style, ours says too. */
const { theme } = pageSystem._config;
const chakra = createSystem(defaultBaseConfig, defineConfig({ cssVarsPrefix: 'chakra', theme: theme ?? {} }));

const properties = [
  ...Object.keys(UTILITIES),
  ...Object.values(UTILITIES).flatMap(({ shorthand = [] }) => shorthand),
];
/** What takes words of its own instead of tokens. */
const OF_OTHER_KIND = ['truncate', 'hideFrom', 'hideBelow', 'focusVisibleRing'];

/** Every name of a token, each with every property; palettes are of tones alone. */
const names = [
  ...[...chakra.tokens.categoryMap.values()].flatMap((category) => [...category.keys()]),
  ...['auto', 'none', '50%', 'unheard-of', -1, 0, 1, 0.5, '2 !important'],
].filter((name) => !/^breakpoint-/.test(String(name)) && isOfTone(String(name)));

function isOfTone(name: string) {
  const [group, shade = ''] = name.split('.');
  return group !== 'colorPalette' || SHADES.some((known) => known === shade);
}

/** The share of a colour, as in `fg/40`, is nothing that the cabinet's styles say. */
const takesColors = (property: string) => /(color|background|bg|fill|stroke)$/i.test(property);

/** Without two variables that nobody asks for here: the colour of the ground, and another line of the ring. */
const said = (system: typeof chakra, style: object) =>
  JSON.stringify(system.css(style), (key, value: unknown) =>
    key === '--bg-currentcolor' ? undefined : value,
  ).replace('var(--focus-ring-style, solid)', 'solid');

describe('a style', () => {
  it.each(properties.filter((property) => !OF_OTHER_KIND.includes(property)))(
    'says of %s what it says on the whole of Chakra, whatever token it names',
    (property) => {
      const different = names
        .filter((name) => name !== '1/2' || !takesColors(property))
        .map((name) => ({ [property]: name }))
        .filter((style) => said(cabinetSystem, style) !== said(chakra, style));
      expect(different).toEqual([]);
    },
  );

  it.each<object>([
    ...TONES.map((tone) => ({ colorPalette: tone })),
    ...Object.keys(CONDITIONS).map((name) => ({
      color: 'fg',
      [`_${name}`]: { color: 'fg.muted', md: { p: '2' } },
    })),
    ...['inside', 'outside'].map((place) => ({ focusVisibleRing: place })),
    { truncate: true },
    { truncate: false },
    ...['sm', 'md', 'lg', 'xl', '2xl'].flatMap((name) => [{ hideFrom: name }, { hideBelow: name }]),
    { px: { base: '1', md: '2', lg: '3' }, paddingInline: '5', color: ['fg', 'fg.muted'] },
    {
      '& > svg': { _hover: { color: 'fg' } },
      '@media print': { md: { p: '4' } },
      _dark: { '&': { bg: 'bg' } },
    },
    { textStyle: 'label', layerStyle: 'card', animationStyle: 'scale-fade-in' },
  ])('says %j as the whole of Chakra does', (style) => {
    expect(said(cabinetSystem, style)).toBe(said(chakra, style));
  });
});

it('names no variable that the page does not set', () => {
  const set = JSON.stringify(pageSystem._global);
  const named = new Set(
    Object.values(UTILITIES)
      .flatMap(({ values }) => (typeof values === 'function' ? Object.values(values(() => undefined)) : []))
      .flatMap((value) => value.match(/--chakra-[^)]+/) ?? [])
      .filter((variable) => !variable.includes('color-palette')),
  );
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter((variable) => !set.includes(JSON.stringify(variable)))).toEqual([]);
});

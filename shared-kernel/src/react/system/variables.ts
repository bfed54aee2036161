import { COLOR_GROUPS, SHADES, TONES } from './palette.ts';

const dashed = (name: string) =>
  name.replace(/[^\w-]/g, '\\$&').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The CSS variable of a token, by the name that Chakra gives it in the styles of the page (`page-system.ts`).
 *
 * @param path The category and the token, e.g. `colors`, `fg`, `muted`.
 */
export function tokenVariable(...path: readonly string[]): `--${string}` {
  return `--chakra-${dashed(path.filter((name) => name !== 'DEFAULT').join('-'))}`;
}

/** What a style says for a token: a reference to its variable. */
export const tokenValue = (...path: readonly string[]) => `var(${tokenVariable(...path)})`;

/** What the property of a style may name: each token of a category, and what stands in the style for it. */
export type TokenValues = Record<string, string>;

/** The tokens of a category by their names. */
export function tokenValues(category: string, ...tokens: readonly object[]): TokenValues {
  const names = tokens.flatMap((tree) => Object.keys(tree));
  return Object.fromEntries(names.map((name) => [name, tokenValue(category, name)]));
}

/** Every colour: of the page, of each palette, and of the palette that is chosen. */
export function colorValues(): TokenValues {
  const groups = [
    ...Object.entries(COLOR_GROUPS),
    ...[...TONES, 'colorPalette'].map((tone) => [tone, SHADES] as const),
  ];
  return Object.fromEntries(
    groups.flatMap(([group, shades]) =>
      shades.map((shade) => [
        shade === 'DEFAULT' ? group : `${group}.${shade}`,
        tokenValue('colors', group, shade),
      ]),
    ),
  );
}

/** What choosing a palette sets: each variable of the chosen one to that of the tone. */
export function paletteOf(tone: string) {
  const variables: Record<`--${string}`, string> = {};
  for (const shade of SHADES)
    variables[tokenVariable('colors', 'colorPalette', shade)] = tokenValue('colors', tone, shade);
  return variables;
}

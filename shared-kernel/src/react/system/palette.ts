/** The shades of one palette: `contrast` is text on `solid`; `fg` is text on the page, on `subtle` and on `muted`. */
export const SHADES = [
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'solid',
  'focusRing',
  'border',
] as const;

/** The palettes that a control or badge can be drawn in. */
export const TONES = ['accent', 'gray', 'red', 'green', 'orange', 'blue'] as const;

const MESSAGES = ['error', 'warning', 'success', 'info'] as const;

/** The colours that belong to no palette; of `chart`, each is told from its neighbours, and the last is what has no name. */
export const COLOR_GROUPS = {
  bg: ['canvas', 'DEFAULT', 'subtle', 'muted', 'emphasized', 'inverted', 'panel', ...MESSAGES],
  fg: ['DEFAULT', 'muted', 'subtle', 'inverted', ...MESSAGES],
  border: ['DEFAULT', 'muted', 'subtle', 'emphasized', 'inverted', ...MESSAGES],
  chart: ['1', '2', '3', '4', '5', 'other'],
} as const;

/** The colours of one palette: what a control or badge of that tone is drawn with. */
export type TonePalette = Readonly<Record<(typeof SHADES)[number], string>>;

/** Every colour of one colour mode. */
export type Palette = {
  readonly [Group in keyof typeof COLOR_GROUPS]: Readonly<
    Record<(typeof COLOR_GROUPS)[Group][number], string>
  >;
} & { readonly tones: Readonly<Record<(typeof TONES)[number], TonePalette>> };

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48,
  56, 64, 72, 80, 96,
];

function tokens<Value extends string | number>(
  values: Readonly<Record<string, Value>>,
): Record<string, { readonly value: Value }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

// Step 2 is the 8 px of the grid. Half steps serve the insides of controls.
const spacing = Object.fromEntries(STEPS.map((step) => [step, `${step * 0.25}rem`]));

const widths = {
  '3xs': '14rem',
  '2xs': '16rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  '7xl': '80rem',
  content: '80rem',
  sidebar: '16rem',
  '1/2': '50%',
  full: '100%',
  max: 'max-content',
  min: 'min-content',
  fit: 'fit-content',
  dvh: '100dvh',
  vh: '100vh',
  vw: '100vw',
};

// The page sets `--face` once the typeface is there (`host/src/typeface`). Until then its stand-ins are as wide as it is.
// `system-ui` is last, because on a Linux that names no font of its own it means the wide DejaVu Sans.
const SANS =
  'var(--face, "Golos Stand-in"), "Golos Stand-in", "Golos Stand-in Roboto", -apple-system, "Noto Sans", system-ui, sans-serif';

/** The measures of the cabinet: an 8 px grid, quiet radii, and a typeface that has Cyrillic. */
export const TOKENS = {
  spacing: tokens(spacing),
  sizes: tokens({ ...spacing, ...widths }),
  radii: tokens({
    none: '0',
    xs: '2px',
    sm: '4px',
    md: '6px',
    lg: '8px',
    xl: '12px',
    '2xl': '16px',
    full: '9999px',
  }),
  borders: tokens({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  fonts: tokens({
    heading: SANS,
    body: SANS,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  }),
  fontSizes: tokens({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: tokens({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: tokens({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  letterSpacings: tokens({ tight: '-0.015em', wide: '0.02em', wider: '0.05em' }),
  durations: tokens({
    fastest: '50ms',
    faster: '100ms',
    fast: '120ms',
    moderate: '160ms',
    slow: '240ms',
    slower: '300ms',
  }),
  easings: tokens({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: tokens({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s ease-in-out infinite' }),
  cursor: tokens({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  }),
  zIndex: tokens({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
};

function text(fontSize: string, lineHeight: string, more: Readonly<Record<string, string>> = {}) {
  return { value: { fontSize, lineHeight, ...more } };
}

/** The sizes of text. `money` aligns digits under each other. */
export const TEXT_STYLES = {
  '2xs': text('2xs', '1rem'),
  xs: text('xs', '1rem'),
  sm: text('sm', '1.25rem'),
  md: text('md', '1.5rem'),
  lg: text('lg', '1.625rem'),
  xl: text('xl', '1.75rem'),
  '2xl': text('2xl', '2rem', { letterSpacing: 'tight' }),
  '3xl': text('3xl', '2.375rem', { letterSpacing: 'tight' }),
  '4xl': text('4xl', '2.75rem', { letterSpacing: 'tight' }),
  label: text('sm', '1.25rem', { fontWeight: 'medium' }),
  money: { value: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
  none: { value: {} },
};

/** Surfaces that recur. */
export const LAYER_STYLES = {
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  card: {
    value: {
      background: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.muted',
      borderRadius: 'l3',
      boxShadow: 'xs',
    },
  },
  'fill.muted': { value: { background: 'colorPalette.muted', color: 'colorPalette.fg' } },
  'fill.subtle': { value: { background: 'colorPalette.subtle', color: 'colorPalette.fg' } },
  'fill.solid': { value: { background: 'colorPalette.solid', color: 'colorPalette.contrast' } },
  // Colours that say which is which, a chart's: a browser that forces its own leaves them, with an edge.
  painted: {
    value: {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        outline: '1px solid CanvasText',
        outlineOffset: '-1px',
      },
    },
  },
  none: { value: {} },
};

const FROM_SIDE = {
  top: 'slide-from-bottom, fade-in',
  bottom: 'slide-from-top, fade-in',
  left: 'fade-in',
  right: 'fade-in',
};

function bySide(animations: Readonly<Record<string, string>>) {
  const sides = Object.entries(animations).map(([side, animationName]) => [
    `&[data-placement^=${side}]`,
    { animationName },
  ]);
  return { value: { transformOrigin: 'var(--transform-origin)', ...Object.fromEntries(sides) } };
}

/** How overlays come and go. */
export const ANIMATION_STYLES = {
  'slide-fade-in': bySide(FROM_SIDE),
  'slide-fade-out': { value: { animationName: 'fade-out' } },
  'scale-fade-in': {
    value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-in, fade-in' },
  },
  'scale-fade-out': {
    value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-out, fade-out' },
  },
};

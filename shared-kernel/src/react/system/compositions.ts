function text(fontSize: string, lineHeight: string, more: Readonly<Record<string, string>> = {}) {
  return { value: { fontSize, lineHeight, ...more } };
}

/** Sizes of text; `money` aligns digits under each other. */
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

function slide(from: string, to: string) {
  return { from: { translate: from }, to: { translate: to } };
}

/** The few movements of the cabinet. */
export const KEYFRAMES = {
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': slide('0 -0.5rem', '0'),
  'slide-from-bottom': slide('0 0.5rem', '0'),
  'slide-from-bottom-full': slide('0 100%', '0'),
  'slide-to-bottom-full': slide('0', '0 100%'),
  'slide-from-left-full': slide('-100% 0', '0'),
  'slide-to-left-full': slide('0', '-100% 0'),
  'slide-from-right-full': slide('100% 0', '0'),
  'slide-to-right-full': slide('0', '100% 0'),
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
};

import { FORCED_COLORS_CSS } from './forced-colors-css.ts';
import { LOW_WINDOW_CSS } from './low-window-css.ts';
import { PRINT_CSS } from './print-css.ts';

/** Styles of the page itself. */
export const GLOBAL_CSS = {
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    fontSize: '16px',
    lineHeight: '1.5',
    colorPalette: 'accent',
    colorScheme: 'light',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    textRendering: 'optimizeLegibility',
    scrollbarGutter: 'stable',
    // How much of the end of the page the fixed parts cover, which publish their heights.
    '--shell-bars-height':
      'calc(var(--bottom-bar-height, 0px) + var(--cookie-notice-height, 0px) + var(--build-notices-height, 0px))',
    '--bars-height': 'calc(var(--shell-bars-height) + var(--selection-bar-height, 0px))',
    // A focused element scrolls clear of these parts.
    scrollPaddingTop: 'calc(var(--notices-height, 0px) + 1rem)',
    scrollPaddingBottom: 'calc(var(--bars-height) + 1rem)',
  },
  'html.dark': { colorScheme: 'dark' },
  body: { textStyle: 'md', minHeight: '100dvh', overflowWrap: 'break-word' },
  // A drag sets the pointer of the body and switches selection off. Without this rule each element of the page would
  // inherit that, and be styled anew when something is lifted and again when it is dropped.
  '#root': { cursor: 'auto', userSelect: 'text' },
  // The reserved gutter of the scrollbar lies outside the backdrop of a dialog, so it takes the same shade.
  'html:has(> body[data-scroll-lock])': {
    bg: 'color-mix(in srgb, var(--chakra-colors-bg-canvas) 45%, rgb(8 14 14))',
  },
  // A question over a dialog has two backdrops.
  'html:has(> body > .chakra-dialog__backdrop ~ .chakra-dialog__backdrop)': {
    bg: 'color-mix(in srgb, var(--chakra-colors-bg-canvas) 20.25%, rgb(8 14 14))',
  },
  'body[data-scroll-lock]': { bg: 'bg.canvas' },
  // Parts that a page holds by the hundred have a class of their own, because styling each element apart took most of a
  // table's time.
  '.money': { textStyle: 'money' },
  '.income': { color: 'fg.success' },
  '.muted': { color: 'fg.muted' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'colorPalette.emphasized' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // The browser's own `all` would let every change of every element lag behind by a frame.
      transitionProperty: 'none',
      scrollBehavior: 'auto !important',
    },
  },
  ...FORCED_COLORS_CSS,
  ...PRINT_CSS,
  ...LOW_WINDOW_CSS,
};

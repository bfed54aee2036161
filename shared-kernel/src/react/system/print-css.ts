/**
 * The page on paper: its content alone, light in both themes, with the colours of bars. What acts is left out, because nobody
 * presses paper (product §2.16).
 */
export const PRINT_CSS = {
  '@media print': {
    html: {
      '--chakra-colors-bg-canvas': 'white !important',
      colorScheme: 'light !important',
      printColorAdjust: 'exact',
      scrollbarGutter: 'auto',
    },
    // Whatever neither holds the content nor is of it: the menu, bars, notices, toasts.
    'body:has(main) :not(#root, main, main *, :has(main), [data-printed-sheet], [data-printed-sheet] *)': {
      display: 'none !important',
    },
    // A sheet takes the place of the page (`PrintedSheet`).
    'body:has(> [data-printed-sheet]) > :not([data-printed-sheet])': { display: 'none !important' },
    'main :is(.chakra-button, nav)': { display: 'none !important' },
    // A group of buttons alone leaves no empty place.
    'main :has(> .chakra-button):not(:has(> :not(.chakra-button)))': { display: 'none !important' },
    '.chakra-container': { maxWidth: 'none !important', padding: '0 !important' },
    ':has(> main)': { minHeight: '0 !important' },
    ':is(h1, h2, h3)': { breakAfter: 'avoid' },
    ':is(tr, li, [role=img])': { breakInside: 'avoid' },
  },
};

/** A tick, as the corners of a shape. */
const TICK = 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 6%, 39% 64%)';

/**
 * The cabinet draws the box itself, because the browser's box is grey in the dark. With forced colours the browser's
 * own is used.
 */
export const CHECKBOX_LOOK = {
  appearance: 'none',
  flexShrink: '0',
  display: 'inline-grid',
  placeContent: 'center',
  width: '4.5',
  height: '4.5',
  margin: '0',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l1',
  bg: 'bg.panel',
  focusVisibleRing: 'outside',
  '&::before': {
    content: '""',
    width: '0.625rem',
    height: '0.625rem',
    bg: 'colorPalette.contrast',
    clipPath: TICK,
    visibility: 'hidden',
  },
  '&:is(:checked, :indeterminate)': { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
  '&:is(:checked, :indeterminate)::before': { visibility: 'visible' },
  '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

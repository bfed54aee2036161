/**
 * The cabinet draws the radio itself, because the browser's is grey in the dark. With forced colours the browser's own
 * is used.
 */
export const RADIO_LOOK = {
  width: '4.5',
  height: '4.5',
  flexShrink: '0',
  appearance: 'none',
  margin: '0',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'full',
  bg: 'bg.panel',
  cursor: 'inherit',
  _checked: { borderWidth: '5px', borderColor: 'colorPalette.solid' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

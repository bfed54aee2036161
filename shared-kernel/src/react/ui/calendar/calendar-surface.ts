import { chakra } from '@chakra-ui/react/styled-system';

/** Cells are plain elements that are styled from here, because two months have 84 of them. */
export const CalendarSurface = /* @__PURE__ */ chakra('div', {
  base: {
    width: 'fit-content',
    maxWidth: '100%',
    textStyle: 'sm',
    color: 'fg',
    '& [data-part=view-control]': { display: 'flex', alignItems: 'center', gap: '1', mb: '1' },
    '& [data-part=view-control] button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '9',
      minWidth: '9',
      borderRadius: 'l2',
      cursor: 'button',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted' },
      _disabled: { layerStyle: 'disabled' },
    },
    '& [data-part=view-trigger]': { flexGrow: '1', fontWeight: 'medium' },
    '& [data-part=view-trigger] span': { flex: '1' },
    '& svg': { boxSize: '4' },
    '& [data-months]': { display: 'flex', gap: '5' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& th': { height: '7', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted', textAlign: 'center' },
    '& td': { p: '0', textAlign: 'center' },
    '& td button': {
      width: '100%',
      minWidth: '9',
      height: '9',
      px: '1',
      borderRadius: 'l1',
      cursor: 'button',
      fontVariantNumeric: 'tabular-nums',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted' },
    },
    // The finger finds a day more easily where the whole width is for one month.
    '@media (pointer: coarse)': { '& td button': { height: '10', minWidth: '10' } },
    '& [data-today]': { fontWeight: 'semibold', color: 'colorPalette.fg', textDecoration: 'underline' },
    '& [data-in-range], & [data-in-hover-range]': { bg: 'colorPalette.subtle', borderRadius: '0' },
    '& [data-selected], & [data-range-start], & [data-range-end]': {
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      borderRadius: 'l1',
      // Windows' contrast themes draw no background.
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
    },
    '& td [data-disabled]': { opacity: '0.4', cursor: 'not-allowed' },
    '& [data-outside-range]': { visibility: 'hidden' },
  },
});

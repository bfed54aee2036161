import { chakra } from '@chakra-ui/react/styled-system';
import { PRINTED_GRID } from './printed-grid.ts';

const RING = { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '-2px' } as const;

/** A cell that stays in sight. It is as high as the row, so nothing shows above or below it. */
const PINNED = {
  zIndex: '1',
  alignItems: 'center',
  alignContent: 'center',
  alignSelf: 'stretch',
  bg: 'inherit',
} as const;

const SHADE = '0 0 0.75rem -0.125rem color-mix(in srgb, var(--chakra-colors-fg) 30%, transparent)';
/** The shade of a pinned cell on the side of those that go on below it. */
const START_EDGE = { boxShadow: SHADE, clipPath: 'inset(0 -0.75rem 0 0)' } as const;
const END_EDGE = { boxShadow: SHADE, clipPath: 'inset(0 0 0 -0.75rem)' } as const;

/**
 * The table of a list. The head sticks to the page, so no scroll container may lie around it. Head, rows and totals
 * scroll sideways each by itself, together. Everything inside is a plain element, because a table has hundreds, and
 * styling each apart took most of its time.
 */
export const DataGrid = /* @__PURE__ */ chakra('table', {
  base: {
    display: 'block',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { display: 'block', overflowX: 'hidden', overflowY: 'hidden' },
    '& > thead': {
      position: 'sticky',
      top: 'var(--notices-height, 0px)',
      zIndex: 'docked',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& > tbody': {
      overflowX: 'auto',
      // What takes the focus scrolls clear of the pinned columns.
      scrollPaddingInline: { lg: 'var(--pinned-width, 0px) 3.5rem' },
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
    },
    '& > tbody:focus-visible': RING,
    '& > tfoot': { bg: 'bg.subtle', borderTopWidth: '1px', borderColor: 'border', fontWeight: 'medium' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      alignItems: 'center',
      minWidth: 'var(--columns-width)',
      minHeight: '11',
      position: 'relative',
    },
    '& > thead > tr': { minHeight: '10', bg: 'inherit' },
    '& > tbody > tr': {
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      _hover: { bg: 'bg.subtle' },
      _last: { borderBottomWidth: '0' },
      '&[aria-selected=true]': { bg: 'colorPalette.subtle' },
      '&[data-openable]': { cursor: 'pointer' },
      // Over the pinned cells as well, which lie above their row.
      '&:has([data-walk=open]:focus-visible)::after': {
        ...RING,
        content: '""',
        position: 'absolute',
        inset: '0',
        zIndex: '2',
        pointerEvents: 'none',
      },
    },
    '& > * > tr > *': {
      position: 'relative',
      minWidth: '0',
      px: '3',
      py: '2',
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 'inherit',
    },
    '& > * > tr > :first-child': { ps: '4' },
    '& > * > tr > :last-child': { pe: '4' },
    '& > thead > tr > *': { color: 'fg.muted', fontWeight: 'medium' },
    '& > tbody > tr > th': { fontWeight: 'medium' },
    '& > * > tr > [data-numeric]': { textAlign: 'end', textStyle: 'money' },
    '& > * > tr > [data-empty]': { color: 'fg.subtle' },
    '& > * > tr > [data-tool]': { overflow: 'visible', py: '1' },
    // However narrow the page is, the actions of a row are in sight, and whose they are.
    '& > * > tr > [data-tool]:last-child': {
      ...PINNED,
      position: 'sticky',
      insetInlineEnd: '0',
      display: 'flex',
    },
    '&[data-pinned] > * > tr > [data-tool]:first-child': {
      ...PINNED,
      position: { lg: 'sticky' },
      insetInlineStart: '0',
    },
    '&[data-pinned] > * > tr > [data-title]': {
      ...PINNED,
      position: { lg: 'sticky' },
      insetInlineStart: 'var(--pinned-from)',
    },
    // A badge hangs out by its padding, so that its text stands under the text of the head.
    '& > tbody > tr > * .chakra-badge:first-child': { marginInlineStart: '-1.5' },
    // This is more than the height of the head that sticks above, so a focused element is not under the head.
    '& > tbody [data-walk]': { scrollMarginTop: '16', scrollMarginBottom: '4' },
    '& [data-walk=open]': {
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
      outline: 'none',
    },
    // It is at most as wide as its cell, so that a longer text can end in dots.
    '& button[data-walk=open]': { maxWidth: 'full' },
    '& tr:hover a[data-walk=open]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '@media print': PRINTED_GRID,
  },
});

/** The sheet of a table, with a shade at each side where the table goes on. */
export const GridFrame = /* @__PURE__ */ chakra('div', {
  base: {
    layerStyle: 'card',
    position: 'relative',
    // `hidden` would make a scroll container, and the head would stick to that.
    overflow: 'clip',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '10',
      zIndex: 'docked',
      pointerEvents: 'none',
      opacity: '0',
      transition: 'opacity var(--chakra-durations-fast)',
    },
    '&::before': {
      insetInlineStart: '0',
      background: 'linear-gradient(to right, var(--chakra-colors-bg-panel) 10%, transparent)',
    },
    '&::after': {
      insetInlineEnd: '0',
      background: 'linear-gradient(to left, var(--chakra-colors-bg-panel) 10%, transparent)',
    },
    '&[data-cut~=start]::before, &[data-cut~=end]::after': { opacity: '1' },
    // Pinned columns say it by their own shade.
    '&[data-cut~=start] > [data-pinned] > * > tr > [data-title]': { lg: START_EDGE },
    '&[data-cut~=end] > [data-pinned] > * > tr > [data-tool]:last-child': END_EDGE,
    '&:has(> [data-pinned])::after': { display: 'none' },
    '&:has(> [data-pinned])::before': { display: { lg: 'none' } },
    '@media print': { overflow: 'visible', boxShadow: 'none', '&::before, &::after': { display: 'none' } },
  },
});

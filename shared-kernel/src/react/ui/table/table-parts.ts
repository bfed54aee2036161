import { chakra } from '@chakra-ui/react/styled-system';

/** Scrolls a wide table sideways inside the page. */
export const TableScroll = /* @__PURE__ */ chakra('div', {
  base: {
    overflowX: 'auto',
    maxWidth: '100%',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    bg: 'bg.panel',
  },
});

/** A table; its parts are the ones below. */
export const Table = /* @__PURE__ */ chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The table's name; visible above it. */
export const TableCaption = /* @__PURE__ */ chakra('caption', {
  base: { captionSide: 'top', textAlign: 'start', px: '4', py: '3', fontWeight: 'medium' },
});

/** Rows of column headings. */
export const TableHead = /* @__PURE__ */ chakra('thead', { base: { bg: 'bg.subtle' } });

/** Rows of data. */
export const TableBody = /* @__PURE__ */ chakra('tbody');

/** Rows of data as plain elements: a table has hundreds, and to style each apart took most of its time. */
export const PlainTableBody = /* @__PURE__ */ chakra('tbody', {
  base: {
    '& > tr': {
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      // As much as the head that sticks above it: a row that gets the focus is not under it.
      scrollMarginTop: '12',
      _hover: { bg: 'bg.subtle' },
      _last: { borderBottomWidth: '0' },
      '&[aria-selected=true]': { bg: 'colorPalette.subtle' },
      '&[tabindex]': { focusVisibleRing: 'inside' },
      '&[data-openable]': { cursor: 'pointer' },
    },
    '& > tr > *': { px: '3', py: '2.5', verticalAlign: 'middle', textAlign: 'start' },
    '& > tr > :first-child': { ps: '4' },
    '& > tr > :last-child': { pe: '4' },
    '& > tr > th': { fontWeight: 'medium' },
    '& > tr > [data-numeric]': { textAlign: 'end', textStyle: 'money' },
    '& > tr > [data-nowrap]': { whiteSpace: 'nowrap' },
    '& > tr > [data-narrow]': { width: '1' },
    '& > tr > [data-actions]': { width: '1', py: '1' },
  },
});

/** Rows of totals. */
export const TableFoot = /* @__PURE__ */ chakra('tfoot', { base: { bg: 'bg.subtle', fontWeight: 'medium' } });

/** A row. */
export const TableRow = /* @__PURE__ */ chakra('tr', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '&:is(tbody > *):hover': { bg: 'bg.subtle' },
    '&:is(tbody > *):last-child': { borderBottomWidth: '0' },
  },
});

const SIDES = { px: '3', _first: { ps: '4' }, _last: { pe: '4' } } as const;

/** A column's heading. */
export const TableHeading = /* @__PURE__ */ chakra('th', {
  base: {
    ...SIDES,
    py: '2.5',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});

/** A cell; `numeric` puts figures under each other. */
export const TableCell = /* @__PURE__ */ chakra('td', {
  base: { ...SIDES, py: '2.5', verticalAlign: 'middle' },
  variants: { numeric: { true: { textAlign: 'end', textStyle: 'money' } } },
});

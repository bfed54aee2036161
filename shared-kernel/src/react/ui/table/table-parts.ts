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

/** A table. Its parts are the ones below. */
export const Table = /* @__PURE__ */ chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The table's name, which is visible above it. */
export const TableCaption = /* @__PURE__ */ chakra('caption', {
  base: { captionSide: 'top', textAlign: 'start', px: '4', py: '3', fontWeight: 'medium' },
});

/** Rows of column headings. */
export const TableHead = /* @__PURE__ */ chakra('thead', { base: { bg: 'bg.subtle' } });

/** Rows of data. */
export const TableBody = /* @__PURE__ */ chakra('tbody');

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

/** A cell. `numeric` puts figures under each other. */
export const TableCell = /* @__PURE__ */ chakra('td', {
  base: { ...SIDES, py: '2.5', verticalAlign: 'middle' },
  variants: { numeric: { true: { textAlign: 'end', textStyle: 'money' } } },
});

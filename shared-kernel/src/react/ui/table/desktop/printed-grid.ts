/**
 * The table on paper, where nothing scrolls: the browser's own table gives every column its room, lets cells wrap, and repeats the
 * head on each sheet.
 */
export const PRINTED_GRID = {
  display: 'table',
  width: '100%',
  textStyle: 'xs',
  '& > *': { overflow: 'visible' },
  '& > thead': { display: 'table-header-group', position: 'static' },
  '& > tbody': { display: 'table-row-group', overflow: 'visible' },
  '& > tfoot': { display: 'table-row-group' },
  '& tr': { display: 'table-row' },
  '& > * > tr > *': {
    display: 'table-cell',
    px: '1.5',
    py: '1.5',
    overflow: 'visible',
    whiteSpace: 'normal',
  },
  // What must not be cut may break anywhere, but for a sum and a badge.
  '& > * > tr > * :not(.money, .chakra-badge, .chakra-badge *)': {
    minWidth: '0 !important',
    whiteSpace: 'normal !important',
    overflowWrap: 'anywhere',
  },
  '& > * > tr > [data-tool]': { display: 'none' },
  '& > tbody > tr': { borderBottomWidth: '1px' },
} as const;

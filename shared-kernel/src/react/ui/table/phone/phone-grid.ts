import { chakra } from '@chakra-ui/react/styled-system';

/** Room for the dot between two facts. */
const DOT_ROOM = { width: '0.9em', before: '-0.9em' };

/** The lines of a phone. As in the table, the elements inside are plain. */
export const PhoneGrid = /* @__PURE__ */ chakra('div', {
  base: {
    '& h2': {
      position: 'sticky',
      top: 'var(--notices-height, 0px)',
      zIndex: 'docked',
      mx: '-4',
      px: '4',
      py: '2',
      bg: 'bg.canvas',
      color: 'fg.muted',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
    '& ul': { layerStyle: 'card', listStyleType: 'none', overflow: 'clip' },
    '& ul + h2': { mt: '2' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      px: '4',
      py: '2',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
      '&[data-openable]': { cursor: 'pointer', _active: { bg: 'bg.subtle' } },
      '&[aria-current=true]': { bg: 'colorPalette.subtle' },
      '&:has([data-walk=open]:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '-2px',
      },
    },
    '& [data-lines]': { flex: '1', minWidth: '0' },
    '& [data-first]': { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'md' },
    // It is positioned, because otherwise text that is hidden for the eye in a cut line would widen the page.
    '& [data-name], & [data-facts]': { position: 'relative' },
    '& [data-name]': { minWidth: '0', overflow: 'hidden', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& [data-figure]': { flexShrink: '0', fontWeight: 'semibold', textStyle: 'money' },
    '& [data-facts]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      textStyle: 'xs',
      lineHeight: '1.25rem',
      fontVariantNumeric: 'tabular-nums',
    },
    // A fact that is a block begins a line of its own.
    '& [data-facts] > * + :not(:has(> span > div))::before': { content: '" · "' },
    // A sum is never cut: facts with one break instead. Each fact brings its own dot, which is clipped where the fact
    // begins a line, so no line ends or begins with a dot.
    '& [data-facts]:has(.money, [data-sums])': {
      display: 'flex',
      flexWrap: 'wrap',
      marginInlineStart: DOT_ROOM.before,
      clipPath: `inset(0 0 0 ${DOT_ROOM.width})`,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '& > *': { position: 'relative', minWidth: '0', paddingInlineStart: DOT_ROOM.width },
      '& > *::before': {
        content: '"·"',
        position: 'absolute',
        insetInlineStart: '0',
        width: DOT_ROOM.width,
        textAlign: 'center',
      },
    },
    // This is more than the heading that sticks above, so a focused element is not under the heading.
    '& [data-walk]': { scrollMarginTop: '14', scrollMarginBottom: '8' },
    '& [data-walk=open]': {
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      maxWidth: '100%',
      outline: 'none',
    },
  },
});

import { chakra } from '@cabinet/kernel/ui';

/** The role and, beside it on a wide screen, what it comes to. */
export const EditorLayout = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' },
    alignItems: 'start',
    gap: { base: '4', xl: '6' },
    // What the bar of buttons covers: a field that takes the focus scrolls to above it.
    '& :is(input, textarea, button, [tabindex])': { scrollMarginBottom: '6rem' },
  },
});

/** Stays in sight while the rules are scrolled. */
export const EditorAside = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    position: { xl: 'sticky' },
    top: { xl: '6' },
  },
});

/** The buttons that end the editing, in sight wherever the page is scrolled to. */
export const StickyBar = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    marginInline: { base: '-4', md: '-8' },
    paddingInline: { base: '4', md: '8' },
    paddingTop: '3',
    // It goes on below the cookie notice, which is narrower than the page, and takes no room for that.
    paddingBottom: 'calc(0.75rem + var(--bars-height, 0px))',
    marginBottom: 'calc(-1 * var(--bars-height, 0px))',
    // On a phone it continues the bar below it, elsewhere it ends on the page.
    bg: { base: 'bg', md: 'bg.canvas' },
    borderTopWidth: '1px',
  },
});

import { chakra } from '@cabinet/kernel/ui';

/** The choices and, beside them on a wide screen, what they come to. */
export const PaymentLayout = /* @__PURE__ */ chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: { lg: 'start' },
    gap: { base: '4', lg: '6' },
    // What the submit bar covers: a field that takes the focus scrolls to above it.
    '& :is(input, button)': { scrollMarginBottom: { base: '5rem', lg: '0' } },
  },
});

/** Below a wide screen its parts are those of the layout, so that the submit bar can stay in view all the way. */
export const PaymentAside = /* @__PURE__ */ chakra('div', {
  base: {
    display: { base: 'contents', lg: 'flex' },
    flexDirection: 'column',
    gap: '4',
    position: { lg: 'sticky' },
    top: { lg: '6' },
  },
});

/** The button that goes on: always in reach of the thumb. */
export const SubmitBar = /* @__PURE__ */ chakra('div', {
  base: {
    lgDown: {
      position: 'sticky',
      bottom: 'var(--bars-height, 0px)',
      zIndex: 'docked',
      marginInline: { base: '-4', md: '-8' },
      paddingInline: { base: '4', md: '8' },
      paddingBlock: '3',
      // On a phone it continues the bar below it, elsewhere it ends on the page.
      bg: { base: 'bg', md: 'bg.canvas' },
      borderTopWidth: '1px',
    },
  },
});

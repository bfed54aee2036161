import { chakra } from '@cabinet/kernel/ui';

/** What is written and, beside it on a wide screen, what it comes to. */
export const SplitLayout = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 4fr)' },
    alignItems: 'start',
    gap: { base: '4', xl: '6' },
  },
});

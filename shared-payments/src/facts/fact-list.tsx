import { chakra, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

const Row = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    // Where the list is narrow, not where the window is, a value goes under its name.
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    alignItems: 'baseline',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0', pt: '0' },
    _last: { pb: '0' },
  },
});
const Term = /* @__PURE__ */ chakra('dt', {
  base: { flex: '0 0 10rem', color: 'fg.muted', textStyle: 'sm' },
});
const Description = /* @__PURE__ */ chakra('dd', {
  base: { flex: '1 1 13rem', minWidth: '0', overflowWrap: 'anywhere' },
});

/** Names and values under each other. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="dl" gap="0">
      {children}
    </Stack>
  );
}

/** One of a {@link FactList}. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Row>
      <Term>{term}</Term>
      <Description>{children}</Description>
    </Row>
  );
}

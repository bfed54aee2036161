import { chakra, Heading, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** Names and values of a transaction, under each other. */
export const Facts = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '10.5rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '2.5',
    alignItems: 'baseline',
    textStyle: 'sm',
  },
});

/** One of the {@link Facts}. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </>
  );
}

/** A titled part of the details. */
export function DetailPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

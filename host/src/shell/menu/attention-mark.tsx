import { Box, chakra } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** More digits would be wider than what they stand beside. */
const SHOWN_MAX = 99;

const Count = /* @__PURE__ */ chakra('span', {
  base: {
    marginInlineStart: 'auto',
    paddingInline: '1.5',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    background: 'orange.subtle',
    color: 'orange.fg',
    // No text of the page: the link says it by its name.
    '&::after': { content: 'attr(data-count)' },
  },
});

/** What a screen reader hears: «Предложения, ждут: 3»; the label alone where nothing waits. */
export const heardLabel = (label: string, count: number): string =>
  count === 0 ? label : `${label}, ждут: ${count}`;

/** How many things wait, at the end of a line. */
export function AttentionCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <Count aria-hidden data-count={count > SHOWN_MAX ? `${SHOWN_MAX}+` : count} />;
}

interface DottedProps {
  readonly isMarked: boolean;
  readonly children: ReactNode;
}

/** An icon with a dot in its corner, where there is no room for a number. */
export function Dotted({ isMarked, children }: DottedProps) {
  return (
    <Box as="span" position="relative" display="inline-flex" flexShrink="0">
      {children}
      {isMarked && (
        <Box
          as="span"
          aria-hidden
          data-attention
          position="absolute"
          top="-0.5"
          insetEnd="-0.5"
          boxSize="2.5"
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.panel"
          background="orange.solid"
        />
      )}
    </Box>
  );
}

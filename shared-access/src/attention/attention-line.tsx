import { RouterLink } from '@cabinet/kernel/router';
import { Box, ChevronRightIcon, chakra, Text } from '@cabinet/kernel/ui';
import type { AttentionLine as Line } from './attention-words.ts';

const Press = /* @__PURE__ */ chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginInline: '-2',
    padding: '2',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    _hover: { background: 'bg.muted' },
  },
});

/** One thing that waits: a press leads to where it is done. */
export function AttentionLine({ line: { title, hint, to } }: { readonly line: Line }) {
  return (
    <Press asChild>
      <RouterLink to={to}>
        <Box
          boxSize="2"
          flexShrink="0"
          borderRadius="full"
          background="colorPalette.solid"
          colorPalette="orange"
        />
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium">{title}</Text>
          <Text color="fg.muted" textStyle="sm">
            {hint}
          </Text>
        </Box>
        <ChevronRightIcon color="fg.subtle" flexShrink="0" />
      </RouterLink>
    </Press>
  );
}

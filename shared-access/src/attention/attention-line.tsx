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

interface AttentionLineProps {
  readonly line: Line;
  /** In a row of others: what to do there is not said. */
  readonly isBrief: boolean;
}

/** One thing that waits: a press leads to where it is done. */
export function AttentionLine({ line: { title, hint, to }, isBrief }: AttentionLineProps) {
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
          {!isBrief && (
            <Text color="fg.muted" textStyle="sm">
              {hint}
            </Text>
          )}
        </Box>
        {!isBrief && <ChevronRightIcon color="fg.subtle" flexShrink="0" />}
      </RouterLink>
    </Press>
  );
}

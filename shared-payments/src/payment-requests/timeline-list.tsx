import { Box, chakra, type Icon, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** Moments under each other, joined by a line. */
export const TimelineList = /* @__PURE__ */ chakra('ol', { base: { listStyleType: 'none' } });

const Item = /* @__PURE__ */ chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    columnGap: '3',
    pb: '5',
    _last: { pb: '0' },
    // The line that leads to the next moment.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetStart: '1rem',
      top: '8',
      bottom: '0',
      width: '1px',
      bg: 'border.emphasized',
    },
  },
});
const Mark = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'full',
    layerStyle: 'fill.muted',
  },
});

interface TimelineItemProps {
  readonly palette: string;
  readonly Icon: Icon;
  readonly title: ReactNode;
  readonly note: string | null;
  /** When, and by whom. */
  readonly children: ReactNode;
}

/** One moment of a {@link TimelineList}. */
export function TimelineItem({ palette, Icon, title, note, children }: TimelineItemProps) {
  return (
    <Item>
      <Mark colorPalette={palette}>
        <Icon boxSize="4" />
      </Mark>
      <Box pt="1" minW="0">
        <Text fontWeight="medium">{title}</Text>
        {note !== null && (
          <Text textStyle="sm" overflowWrap="anywhere">
            {note}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Box>
    </Item>
  );
}

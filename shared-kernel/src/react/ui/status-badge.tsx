import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Badge } from './badge.ts';
import { TONE_PALETTE, type Tone } from './banner.tsx';

const Dot = /* @__PURE__ */ chakra('span', {
  base: { boxSize: '1.5', borderRadius: 'full', bg: 'colorPalette.solid', flexShrink: '0' },
});

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  /** What the status means for the reader. `neutral` is for a status that is over and needs nothing. */
  readonly tone: Tone | 'neutral';
  /** The status in words. The colour only repeats it. */
  readonly children: ReactNode;
}

/** Shows the status of something. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge colorPalette={tone === 'neutral' ? 'gray' : TONE_PALETTE[tone]}>
      <Dot aria-hidden />
      <span>{children}</span>
    </Badge>
  );
}

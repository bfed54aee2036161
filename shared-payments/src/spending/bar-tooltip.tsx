import { Box } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface BarTooltipProps {
  /** Place of the bar's middle from the left, 0 to 1. */
  readonly place: number;
  /** Where it stands in the chart's height. */
  readonly at: { readonly top: string } | { readonly bottom: string };
  /** Something in it can be pressed. */
  readonly isPressable?: boolean;
  readonly children: ReactNode;
}

/** The sheet beside the bar that is read; it stays within the chart. */
export function BarTooltip({ place, at, isPressable = false, children }: BarTooltipProps) {
  return (
    <Box
      position="absolute"
      zIndex="dropdown"
      pointerEvents={isPressable ? 'auto' : 'none'}
      layerStyle="card"
      borderRadius="l2"
      boxShadow="md"
      px="3"
      py="2"
      textStyle="xs"
      whiteSpace="nowrap"
      style={{ left: `${place * 100}%`, translate: `${-place * 100}%`, ...at }}
      aria-hidden={!isPressable}
    >
      {children}
    </Box>
  );
}

/** A square in a colour of the chart, a colour of CSS. */
export function Swatch({ color }: { readonly color: string }) {
  return (
    <Box layerStyle="painted" boxSize="2.5" borderRadius="3px" flexShrink="0" style={{ background: color }} />
  );
}

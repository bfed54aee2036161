import type { PromoSeries } from '../../../api/promo.ts';

type Point = PromoSeries['points'][number];

/** Colours of CSS, of the palette of charts. */
export const STATUS_COLOR = {
  granted: 'var(--chakra-colors-chart-2)',
  rejected: 'var(--chakra-colors-chart-4)',
  flagged: 'var(--chakra-colors-chart-3)',
} as const;

export const totalOf = ({ granted, rejected, flagged }: Point): number => granted + rejected + flagged;

import type { SpendingByDay } from './spending-by-day.ts';

/** What one colour of the chart stands for. */
export interface Series {
  /** Of the model; null for the others together. */
  readonly id: string | null;
  readonly name: string;
  /** A colour of CSS. */
  readonly color: string;
  readonly total: string;
  /** By day, decimal texts. */
  readonly amounts: readonly string[];
}

/** The models of the answer with the colours of the palette, in its order. */
export function seriesOf({ models }: Pick<SpendingByDay, 'models'>): Series[] {
  return models.map(({ id, name, total, amounts }, index) => ({
    id,
    name: name ?? 'Остальное',
    color: `var(--chakra-colors-chart-${name === null ? 'other' : index + 1})`,
    total,
    amounts,
  }));
}

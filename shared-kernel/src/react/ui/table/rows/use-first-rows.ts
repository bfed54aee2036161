import { useDeferredValue } from 'react';

/** A page of a list. Fewer would be less to draw, but what follows would widen columns that stand already. */
const FIRST = 25;

/** The rows to draw now, and how many follow in a transition. Lists of more rows are drawn in two steps. */
export function useFirstRows<Row>(rows: readonly Row[]): {
  readonly drawn: readonly Row[];
  readonly waiting: number;
} {
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? rows : rows.slice(0, FIRST);
  return { drawn, waiting: rows.length - drawn.length };
}

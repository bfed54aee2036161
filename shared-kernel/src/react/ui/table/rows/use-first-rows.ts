import { useDeferredValue } from 'react';

const FIRST = 10;

/** The rows to draw now, and how many follow in a transition. The first picture needs no more than a screen of them. */
export function useFirstRows<Row>(rows: readonly Row[]): {
  readonly drawn: readonly Row[];
  readonly waiting: number;
} {
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? rows : rows.slice(0, FIRST);
  return { drawn, waiting: rows.length - drawn.length };
}

import { useMemo, useRef, useState } from 'react';

/** The rows that are chosen for an action on all of them. */
export interface RowSelection<Row> {
  readonly rows: readonly Row[];
  /** Every row that the filter finds is meant, on every page. */
  readonly isAll: boolean;
  isSelected(row: Row): boolean;
  /** As a range, every row from the one that was pressed before becomes as this one. */
  toggle(row: Row, isRange?: boolean): void;
  /** Chooses every row in sight, or none when all are chosen. */
  toggleAll(): void;
  /** Means every row that the filter finds. */
  chooseFound(): void;
  clear(): void;
}

interface Choice {
  readonly keys: ReadonlySet<string>;
  /** How many the filter found when all of them were chosen. */
  readonly found: number | undefined;
}

const NOTHING: Choice = { keys: new Set(), found: undefined };

function between<Row>(rows: readonly Row[], one: number, other: number): readonly Row[] {
  if (one < 0) return rows.slice(other, other + 1);
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/**
 * Keeps the choice of rows. A row that is no longer in sight is no longer chosen, and then not everything is; nor is it
 * where the filter finds another number, `total`, than when everything was chosen.
 */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  total?: number,
): RowSelection<Row> {
  const [{ keys, found }, setChoice] = useState(NOTHING);
  const pressed = useRef<string>(undefined);
  return useMemo(() => {
    const isSelected = (row: Row) => keys.has(rowKey(row));
    const selected = rows.filter(isSelected);
    const setRows = (next: readonly Row[], of?: number) =>
      setChoice({ keys: new Set(next.map(rowKey)), found: of });
    return {
      rows: selected,
      isAll: found !== undefined && found === total && selected.length === rows.length,
      isSelected,
      toggle(row, isRange = false) {
        const from = isRange ? rows.findIndex((each) => rowKey(each) === pressed.current) : -1;
        const changed = between(rows, from, rows.indexOf(row));
        pressed.current = rowKey(row);
        setRows(
          isSelected(row)
            ? selected.filter((each) => !changed.includes(each))
            : rows.filter((each) => isSelected(each) || changed.includes(each)),
        );
      },
      toggleAll: () => setRows(selected.length === rows.length ? [] : rows),
      chooseFound: () => setRows(rows, total),
      clear: () => setRows([]),
    };
  }, [rows, keys, found, total, rowKey]);
}

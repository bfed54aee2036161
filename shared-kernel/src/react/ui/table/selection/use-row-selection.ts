import { useMemo, useState } from 'react';

/** The rows that are chosen for an action on all of them. */
export interface RowSelection<Row> {
  readonly rows: readonly Row[];
  isSelected(row: Row): boolean;
  toggle(row: Row): void;
  /** Chooses every row in sight, or none when all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/** Keeps the choice of rows. A row that is no longer in sight is no longer chosen. */
export function useRowSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selected = rows.filter((row) => keys.has(rowKey(row)));
    const setRows = (next: readonly Row[]) => setKeys(new Set(next.map(rowKey)));
    return {
      rows: selected,
      isSelected: (row) => keys.has(rowKey(row)),
      toggle: (row) =>
        setRows(keys.has(rowKey(row)) ? selected.filter((each) => each !== row) : [...selected, row]),
      toggleAll: () => setRows(selected.length === rows.length ? [] : rows),
      clear: () => setRows([]),
    };
  }, [rows, keys, rowKey]);
}

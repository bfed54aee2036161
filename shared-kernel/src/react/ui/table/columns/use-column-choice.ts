import { useMemo, useSyncExternalStore } from 'react';
import {
  columnChoiceText,
  parseColumnChoices,
  storeColumnChoices,
  watchColumnChoices,
} from './column-choices.ts';
import type { TableColumn } from './table-column.ts';

/** The shown columns, and the switch of each. */
export interface ColumnChoice<Row> {
  readonly shown: readonly TableColumn<Row>[];
  isShown(id: string): boolean;
  toggle(id: string): void;
}

/** The columns in which no row has anything. */
function isVain<Row>({ isEmpty }: TableColumn<Row>, rows: readonly Row[]): boolean {
  return isEmpty !== undefined && rows.length > 0 && rows.every(isEmpty);
}

/**
 * The person's choice of columns, remembered in this browser under the table's id. A column without anything in it is
 * shown only to people who chose it.
 */
export function useColumnChoice<Row>(
  tableId: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ColumnChoice<Row> {
  const text = useSyncExternalStore(watchColumnChoices, () => columnChoiceText(tableId));

  return useMemo(() => {
    const choices = parseColumnChoices(text);
    const shown = columns.filter((column) => {
      const { id, isTitle = false, isOptional = false } = column;
      return isTitle || (choices[id] ?? (!isOptional && !isVain(column, rows)));
    });
    return {
      shown,
      isShown: (id) => shown.some((column) => column.id === id),
      toggle: (id) =>
        storeColumnChoices(tableId, { ...choices, [id]: !shown.some((column) => column.id === id) }),
    };
  }, [columns, rows, text, tableId]);
}

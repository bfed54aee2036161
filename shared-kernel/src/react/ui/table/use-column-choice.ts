import { useMemo, useState } from 'react';
import type { TableColumn } from './table-column.ts';

/** Which columns are shown, and the switch of each. */
export interface ColumnChoice<Row> {
  readonly shown: readonly TableColumn<Row>[];
  isShown(id: string): boolean;
  toggle(id: string): void;
}

type Choices = Readonly<Record<string, boolean>>;

const storageKey = (tableId: string) => `cabinet.columns.${tableId}`;

function readChoices(tableId: string): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(tableId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, isOn]) => typeof isOn === 'boolean'));
  } catch {
    return {};
  }
}

function storeChoices(tableId: string, choices: Choices): void {
  try {
    localStorage.setItem(storageKey(tableId), JSON.stringify(choices));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** A column in which no row has anything. */
function isVain<Row>({ isEmpty }: TableColumn<Row>, rows: readonly Row[]): boolean {
  return isEmpty !== undefined && rows.length > 0 && rows.every(isEmpty);
}

/**
 * The person's choice of columns, remembered in this browser under the table's id. A column without anything in it is
 * shown only to those who chose it.
 */
export function useColumnChoice<Row>(
  tableId: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ColumnChoice<Row> {
  const [choices, setChoices] = useState(() => readChoices(tableId));

  return useMemo(() => {
    const shown = columns.filter((column) => {
      const { id, isTitle = false, isOptional = false } = column;
      return isTitle || (choices[id] ?? (!isOptional && !isVain(column, rows)));
    });
    return {
      shown,
      isShown: (id) => shown.some((column) => column.id === id),
      toggle: (id) => {
        const next = { ...choices, [id]: !shown.some((column) => column.id === id) };
        setChoices(next);
        storeChoices(tableId, next);
      },
    };
  }, [columns, rows, choices, tableId]);
}

import type { ReactNode } from 'react';
import type { RowAction, TableColumn } from '../columns/table-column.ts';
import type { SortOrder } from '../query/sort-order.ts';
import type { RowSelection } from '../selection/use-row-selection.ts';

/** What the table of a desktop and the lines of a phone draw alike. */
export interface TableView<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Names a row where it must be told from others: in buttons, and for screen readers. */
  readonly rowLabel: (row: Row) => string;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  /** The address of a row's own page. */
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** `null` where nothing can be done with many rows at once. */
  readonly selection: RowSelection<Row> | null;
  readonly sort: SortOrder | null;
  readonly onSort: ((order: SortOrder) => void) | undefined;
  /** By column id. */
  readonly totals: Readonly<Record<string, ReactNode>> | undefined;
  /** What the totals are of. */
  readonly totalsLabel: string;
}

/** Whether a press on a row opens something. */
export function isOpenable<Row>({ hrefOf, onOpen }: Pick<TableView<Row>, 'hrefOf' | 'onOpen'>): boolean {
  return hrefOf !== undefined || onOpen !== undefined;
}

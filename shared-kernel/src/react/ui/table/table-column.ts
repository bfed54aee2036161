import type { ReactNode } from 'react';

/** One column of a {@link DataTable}; on a phone it is one line of a card. */
export interface TableColumn<Row> {
  /** Unlike any other column's; the choice of columns and the totals row speak of it. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the API calls the order by this column; without it the column does not sort. */
  readonly sortKey?: string | undefined;
  /** Figures: to the end of the cell, under each other. */
  readonly isNumeric?: boolean | undefined;
  /** Stays on one line in the table. */
  readonly isNowrap?: boolean | undefined;
  /** Names the row: the head of its card, and never hidden. */
  readonly isTitle?: boolean | undefined;
  /** Stands at the end of the head of its card: the figure that matters most. */
  readonly isSummary?: boolean | undefined;
  /** Whether a row has nothing here; its card leaves the line out. */
  readonly isEmpty?: ((row: Row) => boolean) | undefined;
  /** Not shown until the person chooses it. */
  readonly isOptional?: boolean | undefined;
}

/** One action of a row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

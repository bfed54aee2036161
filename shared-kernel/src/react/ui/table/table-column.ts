import type { ReactNode } from 'react';

/** One column of a {@link DataTable}; on a phone it is a fact in the second line of a row. */
export interface TableColumn<Row> {
  /** Unlike any other column's; the choice of columns and the totals row speak of it. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Room that it takes at least, in rem; what is left over is shared out in the same proportion. */
  readonly width?: number | undefined;
  /** What the API calls the order by this column; without it the column does not sort. */
  readonly sortKey?: string | undefined;
  /** Figures: to the end of the cell, under each other. */
  readonly isNumeric?: boolean | undefined;
  /** Names the row: it opens what the row stands for, and is never hidden. */
  readonly isTitle?: boolean | undefined;
  /** Stands at the end of the first line on a phone: the figure that matters most. */
  readonly isSummary?: boolean | undefined;
  /** Whether a row has nothing here: its line on a phone leaves it out, and a page without any hides the column. */
  readonly isEmpty?: ((row: Row) => boolean) | undefined;
  /** Not shown until the person chooses it. */
  readonly isOptional?: boolean | undefined;
  /** What a phone shows instead of the cell; `null` leaves it out. */
  readonly phone?: ((row: Row) => ReactNode) | undefined;
  /** The moment in the cell: a phone puts the rows of a day under its heading while they are in this order. */
  readonly moment?: ((row: Row) => string) | undefined;
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

import type { ReactNode } from 'react';

/** One column of a {@link DataTable}. On a phone it is a fact in the second line of a row. */
export interface TableColumn<Row> {
  /** Different from that of any other column. The choice of columns and the totals row name it. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * What it was made for, in rem: where not all columns have what their content takes, it has this, or what it takes where
   * that is less. What is left over is shared out in the same proportion (decision 0154).
   */
  readonly width?: number | undefined;
  /** The API's name for the order by this column. Without it the column does not sort. */
  readonly sortKey?: string | undefined;
  /** The column has figures, which stand under each other at the end of the cell and are never cut. */
  readonly isNumeric?: boolean | undefined;
  /** Its texts are never cut, as those of figures are not: the column is as wide as the longest. */
  readonly isWhole?: boolean | undefined;
  /** The column names the row. It opens what the row stands for, and is never hidden. */
  readonly isTitle?: boolean | undefined;
  /** On a phone it stands at the end of the first line, as the figure that matters most. */
  readonly isSummary?: boolean | undefined;
  /** Whether a row has nothing here. Its line on a phone leaves it out, and a page without any hides the column. */
  readonly isEmpty?: ((row: Row) => boolean) | undefined;
  /** It is not shown until the person chooses it. */
  readonly isOptional?: boolean | undefined;
  /** What a phone shows instead of the cell. `null` leaves it out. A text with sums is a `span` with `data-sums`, or is cut. */
  readonly phone?: ((row: Row) => ReactNode) | undefined;
  /** The moment in the cell. While rows are in this order, a phone puts the rows of a day under its heading. */
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

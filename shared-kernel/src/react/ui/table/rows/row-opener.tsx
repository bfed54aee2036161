import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TableView } from './table-view.ts';

/** What a row says about how it opens. */
export type OpeningView<Row> = Pick<TableView<Row>, 'hrefOf' | 'onOpen' | 'rowLabel'>;

/** The one control by which a row opens, around its name. The row hands its own presses on to it. */
export function RowOpener<Row>({
  row,
  view: { hrefOf, onOpen, rowLabel },
  isEntry,
  children,
}: {
  readonly row: Row;
  readonly view: OpeningView<Row>;
  /** The one that Tab reaches. The arrows go on from there. */
  readonly isEntry: boolean;
  readonly children: ReactNode;
}) {
  const walk = { 'data-walk': 'open', tabIndex: isEntry ? 0 : -1 };
  if (hrefOf !== undefined)
    return (
      <Link to={hrefOf(row)} {...walk}>
        {children}
      </Link>
    );
  if (onOpen === undefined) return <span>{children}</span>;
  return (
    <button
      type="button"
      {...walk}
      aria-label={rowLabel(row)}
      aria-haspopup="dialog"
      onClick={() => onOpen(row)}
    >
      {children}
    </button>
  );
}

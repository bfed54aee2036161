import { VisuallyHidden } from '../layout.ts';
import { SelectAll } from './select-all.tsx';
import { SortButton } from './sort-button.tsx';
import { nextSortOrder, sortDirection } from './sort-order.ts';
import type { TableColumn } from './table-column.ts';
import { TableHeading, TableRow } from './table-parts.ts';
import type { TableView } from './table-view.ts';

function ColumnHeading<Row>({
  column,
  view: { sort, onSort },
}: {
  readonly column: TableColumn<Row>;
  readonly view: TableView<Row>;
}) {
  const { header, sortKey, isNumeric = false } = column;
  const direction = sortDirection(sort, sortKey);
  return (
    <TableHeading
      scope="col"
      textAlign={isNumeric ? 'end' : 'start'}
      {...(sortKey === undefined ? {} : { 'aria-sort': direction ?? 'none' })}
    >
      {sortKey === undefined || onSort === undefined ? (
        header
      ) : (
        <SortButton direction={direction} onPress={() => onSort(nextSortOrder(sort, sortKey))}>
          {header}
        </SortButton>
      )}
    </TableHeading>
  );
}

/** The heads of the columns. */
export function TableHeadRow<Row>({ view }: { readonly view: TableView<Row> }) {
  const { selection, rows, columns, rowActions } = view;
  return (
    <TableRow>
      {selection !== null && (
        <TableHeading width="1">
          <SelectAll selection={selection} count={rows.length} />
        </TableHeading>
      )}
      {columns.map((column) => (
        <ColumnHeading key={column.id} column={column} view={view} />
      ))}
      {rowActions !== undefined && (
        <TableHeading width="1">
          <VisuallyHidden>Действия</VisuallyHidden>
        </TableHeading>
      )}
    </TableRow>
  );
}

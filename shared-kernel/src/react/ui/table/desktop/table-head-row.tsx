import { VisuallyHidden } from '../../layout.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { SortButton } from '../query/sort-button.tsx';
import { nextSortOrder, sortDirection } from '../query/sort-order.ts';
import type { TableView } from '../rows/table-view.ts';
import { SelectAll } from '../selection/select-all.tsx';

function ColumnHeading<Row>({
  column,
  view: { sort, onSort },
}: {
  readonly column: TableColumn<Row>;
  readonly view: TableView<Row>;
}) {
  const { id, header, sortKey, isNumeric = false, isTitle = false } = column;
  const direction = sortDirection(sort, sortKey);
  return (
    <th
      scope="col"
      data-numeric={isNumeric ? '' : undefined}
      data-column={id}
      data-title={isTitle ? '' : undefined}
      {...(sortKey === undefined ? {} : { 'aria-sort': direction ?? 'none' })}
    >
      {sortKey === undefined || onSort === undefined ? (
        header
      ) : (
        <SortButton
          direction={direction}
          isNumeric={isNumeric}
          onPress={() => onSort(nextSortOrder(sort, sortKey))}
        >
          {header}
        </SortButton>
      )}
    </th>
  );
}

/** The heads of the columns. */
export function TableHeadRow<Row>({ view }: { readonly view: TableView<Row> }) {
  const { selection, rows, columns, rowActions } = view;
  return (
    <tr>
      {selection !== null && (
        <th data-tool="">
          <SelectAll selection={selection} count={rows.length} />
        </th>
      )}
      {columns.map((column) => (
        <ColumnHeading key={column.id} column={column} view={view} />
      ))}
      {rowActions !== undefined && (
        <th data-tool="">
          <VisuallyHidden>Действия</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}

import type { TableColumn } from '../columns/table-column.ts';
import { RowActionsMenu } from '../rows/row-actions-menu.tsx';
import { RowOpener } from '../rows/row-opener.tsx';
import { isOpenable, type TableView } from '../rows/table-view.ts';
import { RowCheckbox } from '../selection/row-checkbox.tsx';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly view: TableView<Row>;
  readonly isEntry: boolean;
}

function DataCell<Row>({
  row,
  view,
  isEntry,
  column,
}: DataRowProps<Row> & { readonly column: TableColumn<Row> }) {
  const { id, cell, isNumeric = false, isWhole = isNumeric, isTitle = false, isEmpty } = column;
  const looks = {
    'data-numeric': isNumeric ? '' : undefined,
    'data-whole': isWhole ? '' : undefined,
    'data-column': id,
    'data-empty': isEmpty?.(row) === true ? '' : undefined,
  };
  if (!isTitle) return <td {...looks}>{cell(row)}</td>;
  return (
    <th scope="row" data-title="" {...looks}>
      <RowOpener row={row} view={view} isEntry={isEntry}>
        {cell(row)}
      </RowOpener>
    </th>
  );
}

/** One row of data. `isEntry` marks the row that Tab reaches. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, view } = props;
  const { columns, rowLabel, rowActions, selection } = view;
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <tr
      data-row=""
      data-openable={isOpenable(view) ? '' : undefined}
      {...(selection === null ? {} : { 'aria-selected': isSelected })}
    >
      {selection !== null && (
        <td data-tool="">
          <RowCheckbox
            label={`Выбрать: ${rowLabel(row)}`}
            isChecked={isSelected}
            onToggle={(isRange) => selection.toggle(row, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <DataCell key={column.id} {...props} column={column} />
      ))}
      {rowActions !== undefined && (
        <td data-tool="">
          <RowActionsMenu rowLabel={rowLabel(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

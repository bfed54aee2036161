import { isPlainPress } from './is-plain-press.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { handleRowKey } from './row-keys.ts';
import type { TableColumn } from './table-column.ts';
import type { TableView } from './table-view.ts';

function DataCell<Row>({ row, column }: { readonly row: Row; readonly column: TableColumn<Row> }) {
  const { cell, isNumeric = false, isNowrap = false, isTitle = false } = column;
  const looks = { 'data-numeric': isNumeric ? '' : undefined, 'data-nowrap': isNowrap ? '' : undefined };
  return isTitle ? (
    <th scope="row" {...looks}>
      {cell(row)}
    </th>
  ) : (
    <td {...looks}>{cell(row)}</td>
  );
}

/** One row of data; `isEntry` is the one that Tab reaches, the arrows go on from there. */
export function DataRow<Row>({
  row,
  view,
  isEntry,
}: {
  readonly row: Row;
  readonly view: TableView<Row>;
  readonly isEntry: boolean;
}) {
  const { columns, rowLabel, rowActions, onOpen, selection } = view;
  const isSelected = selection?.isSelected(row) ?? false;
  const open = onOpen && (() => onOpen(row));
  const toggle = selection ? () => selection.toggle(row) : undefined;
  const isActive = open !== undefined || toggle !== undefined;
  return (
    <tr
      className="row"
      data-row=""
      data-openable={open === undefined ? undefined : ''}
      {...(isActive ? { tabIndex: isEntry ? 0 : -1 } : {})}
      {...(selection === null ? {} : { 'aria-selected': isSelected })}
      onKeyDown={(event) => handleRowKey(event, { onOpen: open, onToggle: toggle })}
      onClick={(event) => {
        if (open !== undefined && isPlainPress(event)) open();
      }}
    >
      {toggle !== undefined && (
        <td data-narrow="">
          <RowCheckbox label={`Выбрать: ${rowLabel(row)}`} isChecked={isSelected} onToggle={toggle} />
        </td>
      )}
      {columns.map((column) => (
        <DataCell key={column.id} row={row} column={column} />
      ))}
      {rowActions !== undefined && (
        <td data-actions="">
          <RowActionsMenu rowLabel={rowLabel(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

import { isPlainPress } from './is-plain-press.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { handleRowKey } from './row-keys.ts';
import { TableCell, TableRow } from './table-parts.ts';
import type { TableView } from './table-view.ts';

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
    <TableRow
      data-row=""
      // As much as the head that sticks above it: a row that gets the focus is not under it.
      scrollMarginTop="12"
      {...(isActive ? { tabIndex: isEntry ? 0 : -1, focusVisibleRing: 'inside' } : {})}
      {...(selection === null ? {} : { 'aria-selected': isSelected })}
      bg={isSelected ? 'colorPalette.subtle' : undefined}
      cursor={open === undefined ? undefined : 'pointer'}
      onKeyDown={(event) => handleRowKey(event, { onOpen: open, onToggle: toggle })}
      onClick={(event) => {
        if (open !== undefined && isPlainPress(event)) open();
      }}
    >
      {toggle !== undefined && (
        <TableCell width="1">
          <RowCheckbox label={`Выбрать: ${rowLabel(row)}`} isChecked={isSelected} onToggle={toggle} />
        </TableCell>
      )}
      {columns.map(({ id, cell, isNumeric = false, isTitle = false }) => (
        <TableCell
          key={id}
          numeric={isNumeric}
          {...(isTitle ? { as: 'th', scope: 'row', textAlign: 'start', fontWeight: 'medium' } : {})}
        >
          {cell(row)}
        </TableCell>
      ))}
      {rowActions !== undefined && (
        <TableCell width="1" py="1">
          <RowActionsMenu rowLabel={rowLabel(row)} actions={rowActions(row)} />
        </TableCell>
      )}
    </TableRow>
  );
}

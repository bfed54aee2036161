import { DateText } from '../../date-text.tsx';
import { VisuallyHidden } from '../../layout.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { RowActionsMenu } from '../rows/row-actions-menu.tsx';
import { RowOpener } from '../rows/row-opener.tsx';
import { isOpenable, type TableView } from '../rows/table-view.ts';
import { RowCheckbox } from '../selection/row-checkbox.tsx';

interface PhoneRowProps<Row> {
  readonly row: Row;
  readonly view: TableView<Row>;
  readonly isEntry: boolean;
  /** The column of the moment by which the rows stand under their days. */
  readonly dayColumn: TableColumn<Row> | undefined;
}

function factOf<Row>(column: TableColumn<Row>, { row, dayColumn }: PhoneRowProps<Row>) {
  if (column === dayColumn && column.moment !== undefined)
    return <DateText value={column.moment(row)} format="time" />;
  if (column.isEmpty?.(row) === true) return null;
  return column.phone === undefined ? column.cell(row) : column.phone(row);
}

function Facts<Row>(props: PhoneRowProps<Row> & { readonly columns: readonly TableColumn<Row>[] }) {
  return (
    <div data-facts="">
      {props.columns.map((column) => {
        const fact = factOf(column, props);
        if (fact === null) return null;
        return (
          <span key={column.id}>
            <VisuallyHidden as="span">{`${column.header}: `}</VisuallyHidden>
            <span>{fact}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A row as two lines: its name and its figure, then its time and the other facts. */
export function PhoneRow<Row>(props: PhoneRowProps<Row>) {
  const { row, view, isEntry, dayColumn } = props;
  const { columns, rowLabel, rowActions, selection } = view;
  const title = columns.find(({ isTitle = false }) => isTitle) ?? columns[0];
  const summary = columns.find(({ isSummary = false }) => isSummary);
  const rest = columns.filter((column) => column !== title && column !== summary && column !== dayColumn);
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <li
      data-row=""
      data-openable={isOpenable(view) ? '' : undefined}
      {...(isSelected ? { 'aria-current': true } : {})}
    >
      {selection !== null && (
        <RowCheckbox
          label={`Выбрать: ${rowLabel(row)}`}
          isChecked={isSelected}
          onToggle={(isRange) => selection.toggle(row, isRange)}
        />
      )}
      <div data-lines="">
        <div data-first="">
          <div data-name="">
            <RowOpener row={row} view={view} isEntry={isEntry}>
              {(title?.phone ?? title?.cell)?.(row)}
            </RowOpener>
          </div>
          {summary !== undefined && (
            <div data-figure="">
              <VisuallyHidden as="span">{`${summary.header}: `}</VisuallyHidden>
              <span>{summary.cell(row)}</span>
            </div>
          )}
        </div>
        <Facts {...props} columns={dayColumn === undefined ? rest : [dayColumn, ...rest]} />
      </div>
      {rowActions !== undefined && <RowActionsMenu rowLabel={rowLabel(row)} actions={rowActions(row)} />}
    </li>
  );
}

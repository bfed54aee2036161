import type { TableView } from '../rows/table-view.ts';

/** The totals of the whole filter. */
export function TotalsRow<Row>({ view }: { readonly view: TableView<Row> }) {
  const { columns, totals = {}, totalsLabel, selection, rowActions } = view;
  const firstTotal = columns.findIndex(({ id }) => id in totals);
  // The name of the row takes every column before its first figure.
  const labelSpan = Math.max(1, firstTotal) + (selection === null ? 0 : 1);
  return (
    <tr>
      <th scope="row" colSpan={labelSpan} style={{ gridColumn: `span ${labelSpan}` }}>
        {totalsLabel}
      </th>
      {columns.slice(Math.max(1, firstTotal)).map(({ id, isNumeric = false }) => (
        <td key={id} data-numeric={isNumeric ? '' : undefined} data-column={id}>
          {totals[id]}
        </td>
      ))}
      {rowActions !== undefined && <td />}
    </tr>
  );
}

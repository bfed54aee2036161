import { Box } from '../layout.ts';
import { DataRow } from './data-row.tsx';
import { TableHeadRow } from './table-head-row.tsx';
import { PlainTableBody, Table, TableFoot, TableHead } from './table-parts.ts';
import type { TableView } from './table-view.ts';
import { TotalsRow } from './totals-row.tsx';
import { useIsWider } from './use-is-wider.ts';

/** A shade at the side where there is more of the table; the sheet's own colour covers it at the very end. */
const SCROLL_EDGES = {
  backgroundImage: [
    'linear-gradient(to right, {colors.bg.panel} 40%, transparent)',
    'linear-gradient(to left, {colors.bg.panel} 40%, transparent)',
    'linear-gradient(to right, {colors.border}, transparent)',
    'linear-gradient(to left, {colors.border}, transparent)',
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '2.5rem 100%, 2.5rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
};

/** Rows and columns. The head sticks to the page, or to the frame when the table is wider than it. */
export function DesktopTable<Row>({
  view,
  isBusy,
}: {
  readonly view: TableView<Row>;
  readonly isBusy: boolean;
}) {
  const { frame, isWider } = useIsWider();
  const { label, rows, rowKey, totals } = view;
  return (
    <Box
      ref={frame}
      layerStyle="card"
      // Texts for screen readers are positioned, and would stretch the page from outside the frame.
      position="relative"
      {...(isWider
        ? {
            css: SCROLL_EDGES,
            overflow: 'auto',
            maxHeight: 'calc(100dvh - 6rem)',
            tabIndex: 0,
            role: 'region',
            'aria-label': label,
          }
        : { overflowX: 'clip' })}
    >
      <Table aria-label={label} aria-busy={isBusy}>
        <TableHead position="sticky" top="0" zIndex="docked">
          <TableHeadRow view={view} />
        </TableHead>
        <PlainTableBody>
          {rows.map((row, index) => (
            <DataRow key={rowKey(row)} row={row} view={view} isEntry={index === 0} />
          ))}
        </PlainTableBody>
        {totals !== undefined && (
          <TableFoot>
            <TotalsRow view={view} />
          </TableFoot>
        )}
      </Table>
    </Box>
  );
}

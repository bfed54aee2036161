import { type UIEvent, useRef } from 'react';
import { walkRows } from '../rows/row-keys.ts';
import { pressOpener } from '../rows/row-press.ts';
import { isOpenable, type TableView } from '../rows/table-view.ts';
import { useFirstRows } from '../rows/use-first-rows.ts';
import { GridFrame } from './data-grid.ts';
import { DataRow } from './data-row.tsx';
import { FittedGrid } from './fitted-grid.tsx';
import { TableHeadRow } from './table-head-row.tsx';
import { TotalsRow } from './totals-row.tsx';
import { useCutEdges } from './use-cut-edges.ts';

const ROW_REM = 2.8125;

/** Head, rows and totals scroll sideways together, whichever of them was moved. */
function scrollTogether({ currentTarget, target }: UIEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.parentElement !== currentTarget) return;
  for (const part of currentTarget.children)
    if (part !== target && part.scrollLeft !== target.scrollLeft) part.scrollLeft = target.scrollLeft;
}

/** Rows and columns. The head sticks to the page, however wide the table is. */
export function DesktopTable<Row>({
  view,
  isBusy,
}: {
  readonly view: TableView<Row>;
  readonly isBusy: boolean;
}) {
  const { label, rowKey, totals, selection } = view;
  const head = useRef<HTMLTableSectionElement>(null);
  const cut = useCutEdges(head);
  const { drawn, waiting } = useFirstRows(view.rows);
  // This lets a person without a mouse scroll rows that have no control to reach.
  const isStop = cut !== undefined && !isOpenable(view) && selection === null;
  return (
    <GridFrame data-cut={cut}>
      <FittedGrid
        view={view}
        aria-label={label}
        aria-busy={isBusy}
        onScrollCapture={scrollTogether}
        onKeyDown={walkRows}
        onClick={pressOpener}
      >
        <thead ref={head} data-sticks>
          <TableHeadRow view={view} />
        </thead>
        <tbody
          {...(isStop ? { tabIndex: 0 } : {})}
          {...(waiting > 0 ? { style: { paddingBottom: `${waiting * ROW_REM}rem` } } : {})}
        >
          {drawn.map((row, index) => (
            <DataRow key={rowKey(row)} row={row} view={view} isEntry={index === 0} />
          ))}
        </tbody>
        {totals !== undefined && (
          <tfoot>
            <TotalsRow view={view} />
          </tfoot>
        )}
      </FittedGrid>
    </GridFrame>
  );
}

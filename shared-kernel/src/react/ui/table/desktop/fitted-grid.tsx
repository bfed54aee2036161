import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { TableView } from '../rows/table-view.ts';
import { columnTracks } from './column-tracks.ts';
import { tellCutText } from './cut-text.ts';
import { DataGrid } from './data-grid.ts';
import { useContentWidths } from './use-content-widths.ts';

interface FittedGridProps<Row> extends Omit<ComponentProps<typeof DataGrid>, 'style' | 'onPointerOver'> {
  readonly view: TableView<Row>;
  readonly children: ReactNode;
}

/**
 * The table, with columns as wide as what is in them asks for. It holds their widths by itself, so a longer text draws no
 * row again.
 */
export function FittedGrid<Row>({ view, children, ...rest }: FittedGridProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const measured = useContentWidths(table, view.columns);
  const isPinned = view.rowActions !== undefined;
  return (
    <DataGrid
      ref={table}
      {...rest}
      data-pinned={isPinned ? '' : undefined}
      style={columnTracks(view, measured)}
      onPointerOver={tellCutText}
    >
      {children}
    </DataGrid>
  );
}

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
 * The table, with columns of figures as wide as their longest one. It holds that width by itself, so a wider figure
 * draws no row again.
 */
export function FittedGrid<Row>({ view, children, ...rest }: FittedGridProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const { content, sums } = useContentWidths(table, view.columns);
  return (
    <DataGrid ref={table} {...rest} style={columnTracks(view, content, sums)} onPointerOver={tellCutText}>
      {children}
    </DataGrid>
  );
}

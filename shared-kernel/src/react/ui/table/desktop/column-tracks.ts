import type { CSSProperties } from 'react';
import type { TableView } from '../rows/table-view.ts';

const WIDTH = 8;
const NARROW = 3.5;

/**
 * The columns of the head, of the rows and of the totals. These scroll apart from each other, so no content may decide
 * how wide a column is. Columns also stay where they are as rows come.
 */
export function columnTracks<Row>({
  columns,
  selection,
  rowActions,
}: Pick<TableView<Row>, 'columns' | 'selection' | 'rowActions'>): CSSProperties {
  const widths = columns.map(({ width = WIDTH }) => width);
  const narrow = (isThere: boolean) => (isThere ? [`${NARROW}rem`] : []);
  const ends = [selection !== null, rowActions !== undefined];
  const tracks = [
    ...narrow(selection !== null),
    ...widths.map((width) => `minmax(${width}rem, ${width}fr)`),
    ...narrow(rowActions !== undefined),
  ];
  const least = widths.reduce((sum, width) => sum + width, 0) + NARROW * ends.filter(Boolean).length;
  const variables: Record<`--${string}`, string> = {
    '--columns': tracks.join(' '),
    '--columns-width': `${least}rem`,
  };
  return variables;
}

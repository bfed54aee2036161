import type { CSSProperties } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableView } from '../rows/table-view.ts';
import type { ContentWidths } from './content-widths.ts';

const WIDTH = 8;
const NARROW = 3.5;
/** How much of its room a column keeps at least where figures need more than theirs. */
const YIELDING = 0.75;
/** A badge has paper around its text. */
const PAPER = 0.5;

interface Track {
  /** Rem. */
  readonly share: number;
  readonly least: number;
}

/** What a column of texts can do with: less than it was made for, but without dots where there were none. */
function yieldedWidth(width: number, content: number | undefined): number {
  if (content === undefined) return width;
  const needed = content > width ? 0 : Math.min(width, content + PAPER);
  return Math.max(needed, width * YIELDING);
}

function trackOf<Row>(column: TableColumn<Row>, content: ContentWidths, sums: ContentWidths): Track {
  const { id, width = WIDTH, isNumeric = false, isWhole = isNumeric, moment } = column;
  if (isWhole) return { share: width, least: Math.max(width, content[id] ?? 0) };
  const least = moment === undefined ? yieldedWidth(width, content[id]) : width;
  return { share: width, least: Math.max(least, sums[id] ?? 0) };
}

const sum = (widths: readonly number[]) => widths.reduce((so, width) => so + width, 0);
const rem = (width: number) => `${Math.ceil(width * 1000) / 1000}rem`;

/**
 * The columns of the head, of the rows and of the totals. These scroll apart from each other, so no content may decide
 * how wide a column is, but for what was measured: figures and sums among words are never cut, and other columns yield
 * to them before the table goes on out of sight. Columns also stay where they are as rows come.
 */
export function columnTracks<Row>(
  { columns, selection, rowActions }: Pick<TableView<Row>, 'columns' | 'selection' | 'rowActions'>,
  content: ContentWidths,
  sums: ContentWidths = {},
): CSSProperties {
  const tracks = columns.map((column) => trackOf(column, content, sums));
  const tools = [selection !== null, rowActions !== undefined].filter(Boolean).length;
  const narrow = (isThere: boolean) => (isThere ? [rem(NARROW)] : []);
  const template = [
    ...narrow(selection !== null),
    ...tracks.map(({ share, least }) => `minmax(${rem(least)}, ${share}fr)`),
    ...narrow(rowActions !== undefined),
  ];
  const least = Math.max(sum(tracks.map(({ share }) => share)), sum(tracks.map((track) => track.least)));
  const variables: Record<`--${string}`, string> = {
    '--columns': template.join(' '),
    '--columns-width': rem(least + NARROW * tools),
  };
  return variables;
}

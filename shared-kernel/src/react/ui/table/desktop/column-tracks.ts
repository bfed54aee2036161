import type { CSSProperties } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableView } from '../rows/table-view.ts';
import type { ContentWidths } from './content-widths.ts';

const WIDTH = 8;
const NARROW = 3.5;
/** How much of its room a column keeps at least where figures need more than theirs. */
const YIELDING = 0.75;

/** All in rem. */
interface Track {
  readonly share: number;
  readonly least: number;
  /** With this much nothing in it is cut. */
  readonly whole: number;
  /** It is never cut. */
  readonly isWhole: boolean;
}

/** What was measured of a table. */
export interface MeasuredTable {
  /** By the id of a column. */
  readonly content: ContentWidths;
  /** Of the longest sum among words. */
  readonly sums?: ContentWidths | undefined;
  /** The width of the table's place, in rem. */
  readonly room?: number | undefined;
}

/** What a column of texts can do with: less than it was made for, but without dots where there were none. */
function yieldedWidth(width: number, content: number | undefined): number {
  if (content === undefined) return width;
  const needed = content > width ? 0 : Math.min(width, content);
  return Math.max(needed, width * YIELDING);
}

function trackOf<Row>(column: TableColumn<Row>, { content, sums = {} }: MeasuredTable): Track {
  const { id, width = WIDTH, isNumeric = false, isWhole = isNumeric, moment } = column;
  const own = content[id];
  if (isWhole) {
    const least = Math.max(width, own ?? 0);
    return { share: width, least, whole: own ?? least, isWhole };
  }
  const whole = Math.max(own === undefined ? width : own, sums[id] ?? 0);
  const least = Math.max(moment === undefined ? yieldedWidth(width, own) : width, sums[id] ?? 0);
  return { share: width, least, whole, isWhole };
}

const sum = (widths: readonly number[]) => widths.reduce((so, width) => so + width, 0);
const rem = (width: number) => `${Math.ceil(width * 1000) / 1000}rem`;

/** Where everything has room, each has its own and a share of what is left over. */
const roomyTrack = ({ share, whole }: Track) => `minmax(${rem(whole)}, ${share}fr)`;

/** What it was made for, or what it needs where that is less. */
const fairWidth = ({ share, least, whole, isWhole }: Track) =>
  isWhole ? whole : Math.min(Math.max(share, least), whole);

/** Names yield to figures. */
const yieldingWidth = ({ least, whole }: Track) => Math.min(least, whole);

/** The browser gives what there is to those that are still cut, and none gets more than it needs. */
const scarceTrack = (widthOf: (track: Track) => number) => (track: Track) =>
  `minmax(${rem(widthOf(track))}, ${rem(track.whole)})`;

const unmeasuredTrack = ({ share, least }: Track) => `minmax(${rem(least)}, ${share}fr)`;

function trackText(tracks: readonly Track[], place: number | undefined): (track: Track) => string {
  if (place === undefined) return unmeasuredTrack;
  if (sum(tracks.map(({ whole }) => whole)) <= place) return roomyTrack;
  return scarceTrack(sum(tracks.map(fairWidth)) <= place ? fairWidth : yieldingWidth);
}

/** How far the pinned columns at the start reach, at most. */
function pinnedWidth<Row>(columns: readonly TableColumn<Row>[], tracks: readonly Track[]): number {
  const title = tracks[columns.findIndex(({ isTitle = false }) => isTitle)];
  return title === undefined ? 0 : Math.max(title.share, title.least);
}

/**
 * The columns of the head, of the rows and of the totals. These scroll apart from each other, so only what was measured
 * decides how wide a column is: no text is cut while another column has room that it does not need. Figures and sums
 * among words are never cut; other columns yield to them before the table goes on out of sight.
 */
export function columnTracks<Row>(
  { columns, selection, rowActions }: Pick<TableView<Row>, 'columns' | 'selection' | 'rowActions'>,
  measured: MeasuredTable,
): CSSProperties {
  const tracks = columns.map((column) => trackOf(column, measured));
  const tools = NARROW * [selection !== null, rowActions !== undefined].filter(Boolean).length;
  const narrow = (isThere: boolean) => (isThere ? [rem(NARROW)] : []);
  const needed = sum(tracks.map(({ share, whole }) => Math.min(share, whole)));
  const width = Math.max(needed, sum(tracks.map(yieldingWidth))) + tools;
  const place = measured.room === undefined ? undefined : Math.max(measured.room, width) - tools;
  const template = [
    ...narrow(selection !== null),
    ...tracks.map(trackText(tracks, place)),
    ...narrow(rowActions !== undefined),
  ];
  const variables: Record<`--${string}`, string> = {
    '--columns': template.join(' '),
    '--columns-width': rem(width),
    ...(rowActions !== undefined && {
      '--pinned-from': rem(selection === null ? 0 : NARROW),
      '--pinned-width': rem(pinnedWidth(columns, tracks) + (selection === null ? 0 : NARROW)),
    }),
  };
  return variables;
}

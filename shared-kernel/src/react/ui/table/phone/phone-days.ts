import { moscowDay } from '../../../../core/calendar/moscow-day.ts';
import type { TableView } from '../rows/table-view.ts';

/** Rows that follow each other on one day. Where the order is another one, they have no day. */
export interface PhoneDay<Row> {
  readonly day: string | null;
  readonly rows: readonly Row[];
}

/** The column whose moment the rows are ordered by. */
export function dayColumn<Row>({ columns, sort }: Pick<TableView<Row>, 'columns' | 'sort'>) {
  return columns.find(
    ({ moment, sortKey }) => moment !== undefined && (sort === null || sort.replace(/^-/, '') === sortKey),
  );
}

/** The rows by Moscow's days. */
export function phoneDays<Row>(
  rows: readonly Row[],
  momentOf: ((row: Row) => string) | undefined,
): readonly PhoneDay<Row>[] {
  if (momentOf === undefined) return [{ day: null, rows }];
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = moscowDay(new Date(momentOf(row)));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

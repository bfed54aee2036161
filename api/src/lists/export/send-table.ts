import { Readable } from 'node:stream';
import { moscowDay } from '@cabinet/kernel/core/calendar';
import { type Static, Type } from 'typebox';
import { badField } from '../query.ts';
import { type Cell, csvOf } from './csv.ts';
import { XLSX_MAX_ROWS, xlsxOf } from './xlsx.ts';

/** A reply, as far as an export touches it. */
export interface HeaderSink {
  readonly headers: (values: Record<string, string>) => unknown;
}

export const FormatField = Type.Union([Type.Literal('csv'), Type.Literal('xlsx')], {
  'x-error': { code: 'VAL.003', message: 'Формат — csv или xlsx' },
});

type ExportFormat = Static<typeof FormatField>;

/** A column of an exported table: its title, what it holds, and how a row becomes its cell. */
export interface Column<Row> {
  readonly title: string;
  readonly kind: 'date' | 'number' | 'text';
  readonly cell: (row: Row) => Cell;
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a route with a table answers. */
export const TableFile = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });

/** The rows as a file that is streamed: the reader's pace is the database's pace. */
export async function sendTable<Row>(
  reply: HeaderSink,
  table: {
    readonly sheet: string;
    readonly name: string;
    readonly format: ExportFormat;
    readonly columns: readonly Column<Row>[];
    readonly rows: AsyncGenerator<Row>;
    /** Asked only where the format has a limit: a count may read every row. */
    readonly countRows: () => Promise<number>;
  },
): Promise<Readable> {
  const { sheet, name, format, columns, rows, countRows } = table;
  if (format === 'xlsx' && (await countRows()) > XLSX_MAX_ROWS)
    throw badField('format', 'Для XLSX слишком много строк: выберите CSV или сузьте фильтр');
  const header = columns.map(({ title }) => title);
  const cells = toCells(columns, await primed(rows));
  const chunks =
    format === 'csv'
      ? csvOf(header, cells)
      : xlsxOf({ name: sheet, header, kinds: columns.map(({ kind }) => kind) }, cells);
  const day = moscowDay(new Date());
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
    'x-content-type-options': 'nosniff',
  });
  return Readable.from(chunks, { objectMode: false });
}

async function* toCells<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

/** Every row of a list, a page at a time: `readAfter` gives the rows behind one, the last page is short. */
export async function* eachRow<Row, Item>(
  pageSize: number,
  readAfter: (row: Row | undefined, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last, pageSize);
    for (const row of rows) yield toItem(row);
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

/** Reads the first row before the answer begins, so that a bad filter is still answered as one. */
async function primed<Row>(rows: AsyncGenerator<Row>): Promise<AsyncGenerator<Row>> {
  const first = await rows.next();
  async function* all(): AsyncGenerator<Row> {
    if (first.done) return;
    yield first.value;
    yield* rows;
  }
  return all();
}

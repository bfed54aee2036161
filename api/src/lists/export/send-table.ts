import { Readable } from 'node:stream';
import { isCalendarDay, MOSCOW_CLOCK, moscowDay } from '@cabinet/kernel/core/calendar';
import { type Static, Type } from 'typebox';
import { keepingPlace } from '#db/reads/place.ts';
import { badField } from '#lib/api-error.ts';
import { attachmentOf } from '#lib/attachment.ts';
import { type Cell, csvOf } from './csv.ts';
import { XLSX_MAX_ROWS, xlsxOf } from './xlsx.ts';

/** The parts of a reply that an export uses. */
export interface HeaderSink {
  readonly headers: (values: Record<string, string>) => unknown;
}

export const FormatField = Type.Union([Type.Literal('csv'), Type.Literal('xlsx')], {
  'x-error': { code: 'VAL.003', message: 'Формат — csv или xlsx' },
});

type ExportFormat = Static<typeof FormatField>;

/** A column of an exported table: its title, the kind of its cells, and how a row becomes a cell. */
export interface Column<Row> {
  readonly title: string;
  readonly kind: 'date' | 'number' | 'text';
  readonly cell: (row: Row) => Cell;
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The answers of a route with a table. */
export const TableFile = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });

/** A table that becomes a file. */
interface Table<Row> {
  readonly sheet: string;
  readonly name: string;
  /** What was asked for, as the address or the body says it: the file's name tells its period. */
  readonly asked: object;
  readonly format: ExportFormat;
  readonly columns: readonly Column<Row>[];
  readonly rows: AsyncGenerator<Row>;
  /** Called only where the format has a limit, because a count may read every row. */
  readonly countRows: () => Promise<number>;
}

/** Sends the rows as a streamed file, so that the reader's pace is the database's pace. */
export async function sendTable<Row>(reply: HeaderSink, table: Table<Row>): Promise<Readable> {
  const { name, contentType, body } = await tableFile(table);
  reply.headers({
    'content-type': contentType,
    'content-disposition': attachmentOf(name),
    'x-content-type-options': 'nosniff',
  });
  return Readable.from(keepingPlace(body), { objectMode: false });
}

/** Gives the rows as a file to a caller that keeps it. */
export async function tableFile<Row>({ sheet, name, asked, format, columns, rows, countRows }: Table<Row>) {
  await demandRoom(format, countRows);
  const header = columns.map(headOf);
  const cells = toCells(columns, await primed(rows));
  const body: AsyncIterable<string | Uint8Array> =
    format === 'csv'
      ? csvOf(header, cells)
      : xlsxOf({ name: sheet, header, kinds: columns.map(({ kind }) => kind) }, cells);
  return { name: `${name}-${periodOf({ ...asked })}.${format}`, contentType: TYPES[format], body };
}

/** The days of the file in its name; without a period, the day on which it was made. */
function periodOf({ from, to }: { readonly from?: unknown; readonly to?: unknown }): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first !== undefined && last !== undefined) return first === last ? first : `${first}_${last}`;
  if (first !== undefined) return `from-${first}`;
  return last === undefined ? moscowDay(new Date()) : `until-${last}`;
}

/** The day of a checked moment of a query, which is a day itself or a time by ISO 8601. */
function dayOf(moment: unknown): string | undefined {
  if (typeof moment !== 'string' || moment === '') return undefined;
  return isCalendarDay(moment) ? moment : moscowDay(new Date(moment));
}

/** The head of a column of times names their clock, because a file is read where nothing else does. */
const headOf = ({ title, kind }: Pick<Column<unknown>, 'title' | 'kind'>) =>
  kind === 'date' ? `${title} (${MOSCOW_CLOCK})` : title;

/** Refuses more rows than the format can hold. */
export async function demandRoom(format: ExportFormat, countRows: () => Promise<number>): Promise<void> {
  if (format === 'xlsx' && (await countRows()) > XLSX_MAX_ROWS)
    throw badField('format', 'Для XLSX слишком много строк: выберите CSV или сузьте фильтр');
}

async function* toCells<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

/** Every row of a list, a page at a time. `readAfter` gives the rows behind one, and the last page is short. */
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

import { moscowClock } from '@cabinet/kernel/core/calendar';

/** How a spreadsheet shows a number: a sum with kopecks, a count in groups of three, or as it is. */
export type NumberLook = 'money' | 'count' | 'plain';

/** A cell: a text, a number told as text, a time, or nothing. */
export type Cell = string | { readonly number: string; readonly look: NumberLook } | Date | null;

/** Writes money as a number of a spreadsheet, with as many of the database's ten decimals as say something. */
export const moneyCell = (amount: string | null): Cell =>
  amount === null ? null : { number: withoutZeros(amount), look: 'money' };

/** Writes how many of something there are. */
export const countCell = (count: number | null): Cell =>
  count === null ? null : { number: String(count), look: 'count' };

/** Writes a number that is no sum and no count: a place in a row, a multiplier. */
export const plainCell = (number: number | string): Cell => ({
  number: withoutZeros(String(number)),
  look: 'plain',
});

const withoutZeros = (number: string) => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);

const BOM = '\ufeff';
const SEPARATOR = ';';
/** A spreadsheet runs a text as a formula that begins with one of these, of either width, whatever nobody sees before it. */
const DANGEROUS = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Writes CSV as Russian spreadsheets read it: UTF-8 with BOM, semicolons, decimal comma, and cells that cannot run. */
export async function* csvOf(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield `${BOM}${line(header)}`;
  let chunk = '';
  for await (const row of rows) {
    chunk += line(row.map(cellText));
    if (chunk.length > 32_768) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return moscowTime(cell);
  if (typeof cell === 'string') return DANGEROUS.test(cell) ? `'${cell}` : cell;
  return cell.number.replace('.', ',');
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(SEPARATOR)}\r\n`;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a time as `2026-01-31 10:00:00`, by Moscow's clock. */
export function moscowTime(time: Date): string {
  return moscowClock(time).toISOString().slice(0, 19).replace('T', ' ');
}

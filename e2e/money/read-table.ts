import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { strFromU8, unzipSync } from 'fflate';

/** A table that a spreadsheet would show: a head, and rows of texts, numbers and times as the file holds them. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const BOM = '\ufeff';

/** Reads CSV as Russian spreadsheets do: BOM, semicolons, quotation marks doubled inside of quotation marks. */
export function readCsv(file: Buffer): Table {
  const text = file.toString('utf8');
  if (!text.startsWith(BOM)) throw new Error('The file has no BOM: Excel would not read its Russian');
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g;
  for (const [, quoted, plain = '', end] of text.slice(BOM.length).matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  // Behind the last line end there is one empty cell.
  rows.pop();
  const [head = [], ...rest] = rows;
  return { head, rows: rest };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_all, code, name) =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );

/** Column of an address: A1 is 0, AA7 is 26. */
function columnOf(address: string): number {
  const letters = address.replace(/\d+$/, '');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the first sheet of a workbook from its XML; every cell stands where its address says. */
export function readXlsx(file: Buffer): Table {
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml'];
  if (sheet === undefined) throw new Error('The workbook has no sheet');
  const rows = [...strFromU8(sheet).matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, address = '', content = ''] of row.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/gs)) {
      const value = /<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(content)?.[1] ?? '';
      cells[columnOf(address)] = unescapeXml(value);
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
  const [head = [], ...rest] = rows;
  return { head, rows: rest.map((row) => head.map((_title, index) => row[index] ?? '')) };
}

/** A time of a file on Moscow's clock as the screen writes it: CSV holds `2026-11-21 09:49:07`, XLSX counts days. */
export function shownTime(cell: string): string {
  if (cell === '') return '';
  const iso = /^[\d.]+$/.test(cell)
    ? new Date(Math.round((Number(cell) - 25_569) * 86_400_000)).toISOString().replace('T', ' ')
    : cell;
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d)/.exec(iso) ?? [];
  return `${day}.${month}.${year}, ${time}`;
}

/** Reads cells of a row by the title of their column. */
export const cellReader = ({ head }: Table) => {
  return (row: readonly string[], title: string): string => {
    const index = head.indexOf(title);
    if (index < 0) throw new Error(`The file has no column «${title}», but ${head.join(', ')}`);
    return (row[index] ?? '').replace(/\s+/g, ' ').trim();
  };
};

/** «Списано» as the totals of the screen say it: the sum of the file, added up in kopecks of ten decimals. */
export function spentIn(table: Table): RegExp {
  const cell = cellReader(table);
  const DECIMALS = 10;
  const sum = table.rows.reduce((total, row) => {
    const [whole = '0', part = ''] = cell(row, 'Сумма, ₽').replace('-', '').split(',');
    return total + BigInt(whole + part.padEnd(DECIMALS, '0'));
  }, 0n);
  const digits = String(sum).padStart(DECIMALS + 1, '0');
  const money = fromWire(`${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`);
  // The page shows as many decimals as let its sums add up.
  const shown = Array.from({ length: DECIMALS - 1 }, (_, more) => formatMoney(money, { digits: 2 + more }));
  return new RegExp(`Списано\\s*(?:${[...new Set(shown)].join('|').replace(/\s/g, '\\s')})`);
}

import { DAY_MS, moscowClock } from '@cabinet/kernel/core/calendar';
import { Zip, ZipDeflate } from 'fflate';
import type { Cell, NumberLook } from './csv.ts';

/** A sheet of Excel ends at this row. */
export const XLSX_MAX_ROWS = 1_048_575;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const [DATE_STYLE, HEADER_STYLE, LINES_STYLE] = [1, 3, 5];
/** Styles of `cellXfs`; format 3 of Excel's own writes a whole number in groups of three. */
const NUMBER_STYLE: Readonly<Record<NumberLook, number>> = { plain: 0, money: 2, count: 4 };
const CHUNK = 32_768;
const WIDTHS = { date: 20, number: 16, text: 28 };
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const PARTS: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy hh:mm:ss"/><numFmt numFmtId="165" formatCode="#,##0.00########"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
};

/** A workbook of one sheet that leaves while its rows are still being read. */
export async function* xlsxOf(
  sheet: {
    readonly name: string;
    readonly header: readonly string[];
    readonly kinds: readonly (keyof typeof WIDTHS)[];
  },
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [path, text] of Object.entries(PARTS)) addPart(zip, path, text);
  addPart(
    zip,
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  const part = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(part);
  const widths = sheet.kinds.map(
    (kind, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(1, sheet.header, (title, address) => textCell(address, title, HEADER_STYLE))}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    text += rowXml(number, row, cellXml);
    if (text.length < CHUNK) continue;
    part.push(Buffer.from(text));
    text = '';
    yield* ready.splice(0);
  }
  part.push(Buffer.from(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield* ready.splice(0);
}

function addPart(zip: Zip, path: string, text: string): void {
  const part = new ZipDeflate(path, { level: 6 });
  zip.add(part);
  part.push(Buffer.from(text), true);
}

/** Excel finds a cell without an address, but other readers do not. */
function rowXml<T>(number: number, cells: readonly T[], toXml: (cell: T, address: string) => string): string {
  const xml = cells.map((cell, index) => toXml(cell, `${columnName(index)}${number}`));
  return `<row r="${number}">${xml.join('')}</row>`;
}

/** The name of a column: A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(cell: Cell, address: string): string {
  if (cell === null) return '';
  // Excel shows the lines of a text only where it may wrap.
  if (typeof cell === 'string') return textCell(address, cell, cell.includes('\n') ? LINES_STYLE : undefined);
  if (cell instanceof Date) return `<c r="${address}" s="${DATE_STYLE}"><v>${excelTime(cell)}</v></c>`;
  return `<c r="${address}" s="${NUMBER_STYLE[cell.look]}"><v>${cell.number}</v></c>`;
}

/** A cell of this type never runs, whatever its text begins with. */
function textCell(address: string, text: string, style?: number): string {
  const attribute = style === undefined ? '' : ` s="${style}"`;
  return `<c r="${address}"${attribute} t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeCodes(text))}</t></is></c>`;
}

/** The days since Excel's beginning, by Moscow's clock. */
function excelTime(time: Date): string {
  return ((moscowClock(time).getTime() - EXCEL_EPOCH) / DAY_MS).toFixed(8);
}

/** Excel reads «_x0041_» in a cell as the letter «A»; with its first sign written so itself, it stays what it is. */
function escapeCodes(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

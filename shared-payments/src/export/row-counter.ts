/** Counts the rows of a table file while it comes. */
export interface RowCounter {
  push(piece: Uint8Array<ArrayBuffer>): void;
}

/** Told how many rows are here, without the head. */
export type OnRows = (rows: number) => void;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Rows end with a line feed; one between quotation marks belongs to its cell. */
function csvRowCounter(onRows: OnRows): RowCounter {
  let lines = 0;
  let isQuoted = false;
  return {
    push(piece) {
      for (const byte of piece) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
      onRows(Math.max(0, lines - 1));
    },
  };
}

const SHEET = 'xl/worksheets/sheet1.xml';
/** Where a part's name stands in its local header, after the length of the extra field. */
const NAME_OFFSET = 30;
const EXTRA_LENGTH_OFFSET = 28;
const ROW_TAG = Array.from('<row ', (letter) => letter.charCodeAt(0));

/** Where the deflated sheet begins in the first bytes of a workbook; `null` while its header is not whole. */
function sheetStart(bytes: Uint8Array<ArrayBuffer>): number | null {
  const name = new TextDecoder('latin1').decode(bytes).indexOf(SHEET);
  if (name < NAME_OFFSET) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset + name - NAME_OFFSET, NAME_OFFSET);
  const start = name + SHEET.length + header.getUint16(EXTRA_LENGTH_OFFSET, true);
  return start <= bytes.length ? start : null;
}

async function countTags(sheet: ReadableStream<Uint8Array>, onRows: OnRows): Promise<void> {
  const reader = sheet.getReader();
  let tags = 0;
  let matched = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const byte of value) {
      if (byte !== ROW_TAG[matched]) matched = byte === ROW_TAG[0] ? 1 : 0;
      else matched += 1;
      if (matched < ROW_TAG.length) continue;
      tags += 1;
      matched = 0;
    }
    onRows(Math.max(0, tags - 1));
  }
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The sheet is the last part of the workbook, so all that follows its header is inflated. */
function xlsxRowCounter(onRows: OnRows): RowCounter {
  const inflate = new DecompressionStream('deflate-raw');
  const sheet = inflate.writable.getWriter();
  // What stands behind the sheet is no part of it, and ends the inflating with an error.
  const ignore = () => undefined;
  countTags(inflate.readable, onRows).catch(ignore);
  sheet.closed.catch(ignore);
  let head: Uint8Array<ArrayBuffer> | null = new Uint8Array(0);
  return {
    push(piece) {
      if (head === null) {
        sheet.write(piece).catch(ignore);
        return;
      }
      head = joined(head, piece);
      const start = sheetStart(head);
      if (start === null) return;
      sheet.write(head.slice(start)).catch(ignore);
      head = null;
    },
  };
}

/** A counter for a file of this format; a browser that cannot look into one counts nothing. */
export function createRowCounter(format: 'csv' | 'xlsx', onRows: OnRows): RowCounter {
  try {
    return format === 'csv' ? csvRowCounter(onRows) : xlsxRowCounter(onRows);
  } catch {
    return { push: () => undefined };
  }
}

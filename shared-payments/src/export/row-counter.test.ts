import { waitFor } from '@testing-library/react';
import { Zip, ZipDeflate } from 'fflate';
import { createRowCounter } from './row-counter.ts';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** Cuts a file where a network might. */
function* cut(file: Uint8Array<ArrayBuffer>, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.slice(at, at + size);
}

/** A workbook as the API sends it: small parts first, then the sheet. */
function workbook(rows: number): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  const parts = {
    '[Content_Types].xml': '<Override PartName="/xl/worksheets/sheet1.xml"/>',
    'xl/worksheets/sheet1.xml': `<sheetData>${Array.from(
      { length: rows + 1 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${Math.sin(index)}</v></c></row>`,
    ).join('')}</sheetData>`,
  };
  for (const [path, text] of Object.entries(parts)) {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    part.push(bytes(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

describe('the rows of a file on its way', () => {
  it('are counted in CSV without the head, and without line feeds inside of cells', () => {
    const seen: number[] = [];
    const counter = createRowCounter('csv', (rows) => seen.push(rows));
    const file = bytes('\ufeffНомер;Описание\r\n1;"да\r\nи ""нет"""\r\n2;просто\r\n');
    for (const piece of cut(file, 7)) counter.push(piece);
    expect(seen.at(-1)).toBe(2);
    expect(seen).toEqual([...seen].sort());
  });

  it.each([1, 37, 4096])('are counted in XLSX that comes by %d bytes', async (size) => {
    const seen: number[] = [];
    const counter = createRowCounter('xlsx', (rows) => seen.push(rows));
    for (const piece of cut(workbook(300), size)) counter.push(piece);
    await waitFor(() => expect(seen.at(-1)).toBe(300));
  });

  it('grow while a long XLSX comes', async () => {
    const seen: number[] = [];
    const counter = createRowCounter('xlsx', (rows) => seen.push(rows));
    const file = workbook(20_000);
    counter.push(file.slice(0, file.length / 2));
    await waitFor(() => expect(seen.at(-1)).toBeGreaterThan(5_000));
    expect(seen.at(-1)).toBeLessThan(15_000);
  });

  it('are not counted in what is no workbook, and nothing breaks', async () => {
    const seen: number[] = [];
    const counter = createRowCounter('xlsx', (rows) => seen.push(rows));
    counter.push(bytes('not a workbook at all'));
    counter.push(bytes('x'.repeat(100_000)));
    await Promise.resolve();
    expect(seen).toEqual([]);
  });
});

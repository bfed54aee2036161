import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { type Cell, countCell, csvOf, moneyCell, moscowTime, plainCell } from './csv.ts';
import { type Column, sendTable } from './send-table.ts';
import { xlsxOf } from './xlsx.ts';

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

async function csv(rows: readonly Cell[][]): Promise<string> {
  let text = '';
  for await (const chunk of csvOf(['А', 'Б'], each(rows))) text += chunk;
  return text;
}

async function sheetOf(rows: readonly Cell[][]): Promise<string> {
  const chunks: Uint8Array[] = [];
  const sheet = { name: 'Лист <1>', header: ['А', 'Б'], kinds: ['text', 'number'] as const };
  for await (const chunk of xlsxOf(sheet, each(rows))) chunks.push(chunk);
  const parts = unzipSync(Buffer.concat(chunks));
  expect(Buffer.from(parts['xl/workbook.xml'] ?? []).toString()).toContain('name="Лист &#60;1&#62;"');
  return Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
}

describe('CSV', () => {
  it('begins with a BOM, separates with semicolons, ends lines as Windows does', async () => {
    expect(await csv([['x', moneyCell('-1234.50')]])).toBe('\ufeffА;Б\r\nx;-1234,5\r\n');
  });

  it('quotes what would break a line or a cell, and leaves nothing empty behind', async () => {
    expect(
      await csv([
        ['a;b', 'он сказал "да"\nи ушёл'],
        [null, ''],
      ]),
    ).toBe('\ufeffА;Б\r\n"a;b";"он сказал ""да""\nи ушёл"\r\n;\r\n');
  });

  it('never lets a text run as a formula', async () => {
    const hostile = fc.tuple(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '＝',
        '＋',
        '－',
        '＠',
        ' =',
        '\u200b=',
        '\u00a0＝',
      ),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async ([sign, rest]) => {
        const [, line = ''] = (await csv([[sign + rest, null]])).split('\r\n', 2);
        expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
      }),
    );
  });

  it("writes times on Moscow's clock", () => {
    expect(moscowTime(new Date('2026-01-31T22:30:05Z'))).toBe('2026-02-01 01:30:05');
  });
});

describe('XLSX', () => {
  it('keeps texts as texts, numbers as numbers and times as times', async () => {
    const xml = await sheetOf([
      ['=1+1', moneyCell('-12.5')],
      [new Date('2026-01-01T21:00:00Z'), null],
    ]);
    const parsed = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
    const rows = parsed.worksheet.sheetData.row;
    expect(rows[1].c[0]['@_t']).toBe('inlineStr');
    expect(rows[1].c[0].is.t['#text']).toBe('=1+1');
    expect(rows[1].c[1].v).toBe('-12.5');
    expect(rows[1].c[1]['@_r']).toBe('B2');
    expect(rows[2].c.v).toBe('46024.00000000');
  });

  it('keeps what Excel would read as a code of a letter', async () => {
    const texts = ['_x0041_', 'a_x000d_b', '_x005F_x0041_', '_x41_', '_x0041_x0042_', '＝1+1'];
    for (const text of texts) {
      const { worksheet } = new XMLParser({ parseTagValue: false }).parse(await sheetOf([[text, null]]));
      const written: string = worksheet.sheetData.row[1].c.is.t;
      const read = written.replace(/_x([\da-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      expect(read).toBe(text);
    }
  });

  it('gives each number its own look: kopecks to a sum, groups to a count, nothing to a number or a multiplier', async () => {
    const xml = await sheetOf([
      [moneyCell('1500.00'), countCell(1_234_567)],
      [plainCell(12), plainCell('0.9700')],
    ]);
    const cells = [...xml.matchAll(/<c r="(\w+)" s="(\d)"><v>([^<]*)<\/v>/g)].map((found) =>
      found.slice(1).join(' '),
    );
    expect(cells).toEqual(['A2 2 1500', 'B2 4 1234567', 'A3 0 12', 'B3 0 0.97']);
  });

  it('lets the lines of a text stand one below the other', async () => {
    expect(await sheetOf([['Роль: А\nЛимит: 1', 'одна']])).toMatch(
      /<c r="A2" s="5" t="inlineStr">[\s\S]*<c r="B2" t="inlineStr">/,
    );
  });

  it('survives every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const xml = await sheetOf([[text, null]]);
        expect(() => new XMLParser().parse(xml, true)).not.toThrow();
      }),
      { numRuns: 50 },
    );
    expect(await sheetOf([['смайл 🙂', null]])).toContain('смайл 🙂');
  });

  it('comes in pieces when it is long', async () => {
    const rows = Array.from({ length: 5000 }, (_, index): Cell[] => [`строка ${index}`, countCell(1)]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of xlsxOf(
      { name: 'x', header: ['a', 'b'], kinds: ['text', 'number'] },
      each(rows),
    ))
      chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(3);
    const sheet = unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml'];
    expect(
      Buffer.from(sheet ?? [])
        .toString()
        .match(/<row /g),
    ).toHaveLength(5001);
  });
});

describe('sending a table', () => {
  const columns: Column<string>[] = [{ title: 'Имя', kind: 'text', cell: (name) => name }];
  const reply = { headers: () => undefined };

  const table = { sheet: 'x', name: 'x', asked: {}, columns, countRows: async () => 1_048_576 };

  it('fails before the answer begins when its first row fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield* [];
      throw new Error('a bad filter');
    }
    const sent = sendTable(reply, { ...table, format: 'csv', rows: broken() });
    await expect(sent).rejects.toThrow('a bad filter');
  });

  it('refuses more rows than a sheet of Excel holds', async () => {
    const sent = sendTable(reply, { ...table, format: 'xlsx', rows: each<string>([]) });
    await expect(sent).rejects.toThrow('Для XLSX слишком много строк');
  });

  it('sends a header alone where there are no rows', async () => {
    const sent = await sendTable(reply, { ...table, format: 'csv', rows: each<string>([]) });
    const chunks = await sent.toArray();
    expect(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).toString()).toBe('\ufeffИмя\r\n');
  });
});

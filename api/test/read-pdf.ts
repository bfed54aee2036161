import { inflateSync } from 'node:zlib';

interface PdfContent {
  /** Lines of text in the order in which they were drawn. */
  readonly text: string;
  /** Filled rectangles: x, y, width, height in points. */
  readonly rectangles: readonly [number, number, number, number][];
  /** Names of the fonts that are inside the file. */
  readonly embeddedFonts: readonly string[];
}

interface PdfObject {
  readonly id: number;
  readonly dictionary: string;
  readonly stream: Buffer | undefined;
}

/** Reads what pdfkit writes: enough of PDF to see the text as a viewer would, and the squares of a QR code. */
export function readPdf(bytes: Buffer): PdfContent {
  const objects = readObjects(bytes);
  const fonts = readFonts(objects);
  const content = objects
    .filter(({ dictionary, stream }) => stream && !/\/(Type|Subtype|Length1)\b/.test(dictionary))
    .map(({ stream }) => String(stream?.toString('latin1')))
    .filter((text) => / (Tf|re)\b/.test(text))
    .join('\n');
  return {
    text: readText(content, fonts),
    rectangles: readSquares(content),
    embeddedFonts: objects.flatMap(({ dictionary }) => {
      const name = /\/FontName \/(\S+)/.exec(dictionary)?.[1];
      return name !== undefined && /\/FontFile[23]?\b/.test(dictionary) ? [name] : [];
    }),
  };
}

function readObjects(bytes: Buffer): PdfObject[] {
  const raw = bytes.toString('latin1');
  const objects: PdfObject[] = [];
  for (const match of raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)) {
    const [, id = '0', body = ''] = match;
    const start = body.indexOf('stream\n');
    const dictionary = start === -1 ? body : body.slice(0, start);
    const data = start === -1 ? undefined : Buffer.from(body.slice(start + 7), 'latin1');
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const stream = data?.subarray(0, length);
    const isDeflated = dictionary.includes('/FlateDecode');
    objects.push({ id: Number(id), dictionary, stream: stream && isDeflated ? inflateSync(stream) : stream });
  }
  return objects;
}

/** From a font's name in the page (`F1`) to the characters of its glyph numbers. */
function readFonts(objects: readonly PdfObject[]): Map<string, Map<string, string>> {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = byId.get(Number(id));
      const mapId = /\/ToUnicode (\d+) 0 R/.exec(font?.dictionary ?? '')?.[1];
      const map = byId.get(Number(mapId))?.stream?.toString('latin1');
      if (map !== undefined) fonts.set(name, readMap(map));
    }
  }
  return fonts;
}

function readMap(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', , list = ''] of block.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      const first = Number.parseInt(from, 16);
      [...list.matchAll(/<([\w ]+)>/g)].forEach(([, code = ''], index) => {
        const glyph = (first + index).toString(16).padStart(4, '0');
        characters.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
      });
    }
  }
  return characters;
}

function readText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else lines.push(decode(array ?? '', font));
  }
  return lines.join('\n');
}

function decode(array: string, font: ReadonlyMap<string, string> | undefined): string {
  const hex = [...array.matchAll(/<(\w*)>/g)].map(([, text = '']) => text).join('');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph.toLowerCase()) ?? '\ufffd').join('');
}

/** Rectangles up to the fill operator; the strokes of tables are not squares. */
function readSquares(content: string): [number, number, number, number][] {
  return [...content.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)]
    .map(([, x, y, width, height]): [number, number, number, number] => [
      Number(x),
      Number(y),
      Number(width),
      Number(height),
    ])
    .filter(([, , width, height]) => Math.abs(width - height) < 0.01);
}

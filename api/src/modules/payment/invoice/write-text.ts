import type PDFDocument from 'pdfkit';
import { FONTS, MAIN_ASCENT, MAIN_FONT, type Weight } from './fonts.ts';
import { type Run, runsOf } from './runs.ts';

type Document = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  readonly font?: Weight;
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where a line begins, as a share of what it leaves of its width. */
const STARTS: Readonly<Record<NonNullable<TextStyle['align']>, number>> = { left: 0, center: 0.5, right: 1 };
const SIZE = 9;
const GAPS = /[ \t\r\n]+/;

/** Writes a text, each sign by a font that has it, and returns where it ends. */
export function writeText(document: Document, content: string, place: Place, style: TextStyle = {}): number {
  const { size = SIZE, align = 'left', color = 'black' } = style;
  const pen = new Pen(document, style);
  let baseline = place.y + MAIN_ASCENT * size;
  const lines = pen.lines(content, place.width);
  for (const line of lines) {
    let x = place.x + (place.width - pen.width(line)) * STARTS[align];
    for (const run of runsOf(line)) {
      const width = pen.runWidth(run);
      document.fillColor(color).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
    baseline += pen.height;
  }
  return place.y + lines.length * pen.height;
}

/** The height that a text takes. */
export function measureText(
  document: Document,
  content: string,
  width: number,
  style: TextStyle = {},
): number {
  const pen = new Pen(document, style);
  return pen.lines(content, width).length * pen.height;
}

/** Measures texts of one size and weight. */
class Pen {
  readonly height: number;
  readonly #document: Document;
  readonly #weight: Weight;
  readonly #size: number;

  constructor(document: Document, { font = 'regular', size = SIZE }: TextStyle) {
    this.#document = document;
    this.#weight = font;
    this.#size = size;
    this.height = document.font(FONTS[MAIN_FONT][font]).fontSize(size).currentLineHeight(true);
  }

  /** Also takes the font of the run in hand. */
  runWidth({ font, text }: Run): number {
    return this.#document.font(FONTS[font][this.#weight]).fontSize(this.#size).widthOfString(text);
  }

  width(text: string): number {
    return runsOf(text).reduce((width, run) => width + this.runWidth(run), 0);
  }

  /** Breaks a text at its spaces, and a word where it is longer than a line. */
  lines(content: string, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of content.trim().split(GAPS)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = this.#parts(word, width);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line];
  }

  #parts(word: string, width: number): string[] {
    const parts = [''];
    for (const sign of word) {
      const longer = `${parts.at(-1) ?? ''}${sign}`;
      if (this.width(longer) <= width || longer === sign) parts[parts.length - 1] = longer;
      else parts.push(sign);
    }
    return parts;
  }
}

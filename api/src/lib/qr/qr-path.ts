import { qrMatrix } from './qr-matrix.ts';

/** The light edge that a reader needs, in cells (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A code as one path of an SVG picture, in cells. */
export interface QrPath {
  /** The side of the picture with the light edge around the code. */
  readonly size: number;
  readonly path: string;
}

/** Writes a code as runs of dark cells: the screen draws one path and needs no library for it. */
export function qrPath(text: string): QrPath {
  const { size, isDark } = qrMatrix(text);
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && isDark(row, column)) column += 1;
      const width = column - start;
      if (width > 0) runs.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${width}v1h-${width}z`);
    }
  }
  return { size: size + 2 * QUIET_ZONE, path: runs.join('') };
}

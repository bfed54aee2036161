import QRCode from 'qrcode';

/** The dark cells of a code, by rows. */
export interface QrMatrix {
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** The code that a program of a phone reads, the same wherever it is drawn: on paper and on the screen. */
export function qrMatrix(text: string): QrMatrix {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

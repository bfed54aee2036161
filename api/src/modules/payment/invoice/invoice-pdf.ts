import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import PDFDocument from 'pdfkit';
import { qrMatrix } from '#lib/qr/qr-matrix.ts';
import type { InvoiceDocument } from './document.ts';
import type { Weight } from './fonts.ts';
import { measureText, type TextStyle, writeText } from './write-text.ts';

type Document = InstanceType<typeof PDFDocument>;

const LEFT = 45;
const RIGHT = 550;
const WIDTH = RIGHT - LEFT;
const QR_SIZE = 120;
const COLUMNS = [
  { title: '№', width: 25, align: 'center' },
  { title: 'Товары (работы, услуги)', width: 240, align: 'left' },
  { title: 'Кол-во', width: 50, align: 'right' },
  { title: 'Ед.', width: 40, align: 'center' },
  { title: 'Цена, руб.', width: 75, align: 'right' },
  { title: 'Сумма, руб.', width: 75, align: 'right' },
] as const;

const NOTE_COLOR = '#b3261e';

/**
 * Draws «Счёт на оплату» on one page of A4, from what was issued alone.
 *
 * @param note why nobody may pay by it any more: it stands above the invoice, which then has no code to pay by
 */
export function invoicePdf(invoice: InvoiceDocument, note: string | null = null): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'ru',
    info: { Title: `Счёт на оплату № ${invoice.number}`, Author: invoice.seller.name },
  });
  const bytes = collect(document);
  if (note !== null) text(document, note, LEFT, 22, WIDTH, { font: 'bold', size: 11, color: NOTE_COLOR });
  let y = drawBank(document, invoice, 45);
  y = drawTitle(document, invoice, y + 22);
  y = drawParties(document, invoice, y + 12);
  y = drawTable(document, invoice, y + 14);
  y = drawTotals(document, invoice, y + 8);
  if (note === null) y = drawQr(document, invoice, y + 18);
  drawSignatures(document, y + 26);
  document.end();
  return bytes;
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolvePdf, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolvePdf(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** Draws the bank's block: whose account it is, and in which bank. */
function drawBank(document: Document, { seller }: InvoiceDocument, top: number): number {
  const middle = LEFT + 300;
  const value = middle + 55;
  box(document, LEFT, top, WIDTH, 96);
  line(document, middle, top, middle, top + 96);
  line(document, value, top, value, top + 96);
  line(document, LEFT, top + 38, RIGHT, top + 38);
  line(document, middle, top + 18, RIGHT, top + 18);
  line(document, LEFT, top + 56, middle, top + 56);
  line(document, LEFT + 150, top + 38, LEFT + 150, top + 56);
  text(document, seller.bank, LEFT + 4, top + 5, middle - LEFT - 8);
  text(document, 'Банк получателя', LEFT + 4, top + 26, 200, { size: 7 });
  text(document, 'БИК', middle + 4, top + 4, 50);
  text(document, seller.bik, value + 4, top + 4, RIGHT - value - 8);
  text(document, 'Сч. №', middle + 4, top + 22, 50);
  text(document, seller.correspondent, value + 4, top + 22, RIGHT - value - 8);
  text(document, `ИНН ${seller.inn}`, LEFT + 4, top + 42, 140);
  text(document, kppOf(seller), LEFT + 154, top + 42, 140);
  text(document, 'Сч. №', middle + 4, top + 42, 50);
  text(document, seller.account, value + 4, top + 42, RIGHT - value - 8);
  text(document, seller.name, LEFT + 4, top + 60, middle - LEFT - 8);
  text(document, 'Получатель', LEFT + 4, top + 84, 200, { size: 7 });
  return top + 96;
}

/** An entrepreneur has no KPP. */
const kppOf = ({ kpp }: InvoiceDocument['seller']) => (kpp === '' ? '' : `КПП ${kpp}`);

function drawTitle(document: Document, { title, validity }: InvoiceDocument, top: number): number {
  text(document, title, LEFT, top, WIDTH, {
    font: 'bold',
    size: 15,
  });
  text(document, validity, LEFT, top + 22, WIDTH);
  line(document, LEFT, top + 40, RIGHT, top + 40, 1.5);
  return top + 42;
}

function drawParties(document: Document, { seller, payer }: InvoiceDocument, top: number): number {
  const parties = [
    ['Исполнитель:', [seller.name, `ИНН ${seller.inn}`, kppOf(seller), seller.address]],
    [
      'Заказчик:',
      [
        payer.name,
        payer.inn === null ? '' : `ИНН ${payer.inn}`,
        payer.kpp === null ? '' : `КПП ${payer.kpp}`,
        payer.address ?? '',
      ],
    ],
  ] as const;
  let y = top;
  for (const [label, details] of parties) {
    const value = details.filter((part) => part !== '').join(', ');
    text(document, label, LEFT, y, 80);
    y = text(document, value, LEFT + 85, y, WIDTH - 85, { font: 'bold' }) + 8;
  }
  return y;
}

function drawTable(document: Document, { amount, item }: InvoiceDocument, top: number): number {
  const sum = figures(amount);
  const cells = ['1', item, '1', 'шт.', sum, sum];
  const height = Math.max(24, measureText(document, item, COLUMNS[1].width - 8) + 10);
  row(
    document,
    COLUMNS.map(({ title }) => title),
    top,
    20,
    'bold',
  );
  row(document, cells, top + 20, height, 'regular');
  return top + 20 + height;
}

function row(document: Document, cells: readonly string[], top: number, height: number, font: Weight): void {
  let x = LEFT;
  COLUMNS.forEach(({ width, align }, index) => {
    box(document, x, top, width, height);
    text(document, cells[index] ?? '', x + 4, top + 5, width - 8, { font, align });
    x += width;
  });
}

function drawTotals(document: Document, { amount, vat, words }: InvoiceDocument, top: number): number {
  const lines = [
    ['Итого:', figures(amount)],
    [vat.label, vat.value],
    ['Всего к оплате:', figures(amount)],
  ] as const;
  let y = top;
  for (const [label, value] of lines) {
    text(document, label, LEFT, y, WIDTH - 85, { font: 'bold', align: 'right' });
    text(document, value, RIGHT - 79, y, 75, { font: 'bold', align: 'right' });
    y += 16;
  }
  text(document, `Всего наименований 1, на сумму ${figures(amount)} руб.`, LEFT, y + 6, WIDTH);
  return text(document, words, LEFT, y + 22, WIDTH, { font: 'bold' });
}

function drawQr(document: Document, invoice: InvoiceDocument, top: number): number {
  const { size, isDark } = qrMatrix(invoice.qr);
  const side = QR_SIZE / size;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (isDark(y, x)) document.rect(LEFT + x * side, top + y * side, side, side);
    }
  }
  document.fill('black');
  const x = LEFT + QR_SIZE + 20;
  text(document, 'Оплата по QR-коду', x, top + 10, RIGHT - x, { font: 'bold' });
  text(
    document,
    'Откройте приложение банка и наведите камеру: реквизиты и сумма заполнятся сами.',
    x,
    top + 28,
    RIGHT - x,
  );
  text(document, 'Назначение платежа укажите без изменений:', x, top + 62, RIGHT - x);
  text(document, invoice.purpose, x, top + 76, RIGHT - x);
  return top + QR_SIZE;
}

function drawSignatures(document: Document, top: number): void {
  line(document, LEFT, top, RIGHT, top, 1.5);
  text(document, 'Руководитель', LEFT, top + 24, 80, { font: 'bold' });
  line(document, LEFT + 85, top + 36, LEFT + 235, top + 36);
  text(document, 'Бухгалтер', LEFT + 260, top + 24, 80, { font: 'bold' });
  line(document, LEFT + 325, top + 36, RIGHT, top + 36);
}

function figures(amount: string): string {
  return formatMoney(fromWire(amount), { unit: false });
}

/** Writes a text and returns where it ends. */
function text(
  document: Document,
  content: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle = {},
): number {
  return writeText(document, content, { x, y, width }, style);
}

function box(document: Document, x: number, y: number, width: number, height: number): void {
  document.lineWidth(0.7).rect(x, y, width, height).stroke('black');
}

function line(document: Document, x1: number, y1: number, x2: number, y2: number, width = 0.7): void {
  document.lineWidth(width).moveTo(x1, y1).lineTo(x2, y2).stroke('black');
}

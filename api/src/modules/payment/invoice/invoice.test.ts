import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import jsQr from 'jsqr';
import { readPdf } from '#test/read-pdf.ts';
import { composeDocument, longDay, shortDay, vatInside } from './compose-document.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { paymentQrText } from './payment-qr.ts';

const SELLER = {
  name: 'ООО «Пример»',
  inn: '7707083893',
  kpp: '770701001',
  address: '101000, г. Москва, ул. Примерная, д. 1',
  bankName: 'ПАО СБЕРБАНК',
  bik: '044525225',
  account: '40702810938000000001',
  corrAccount: '30101810400000000225',
};
const SOURCE = {
  number: 123,
  created_at: new Date('2026-11-20T21:30:00Z'),
  expires_at: new Date('2026-12-04T21:30:00Z'),
  amount: '15000.5000000000',
  payer: {
    name: 'Общество с ограниченной ответственностью «Ромашка»',
    inn: '7736207543',
    kpp: '773601001',
    address: '119021, г. Москва, ул. Льва Толстого, д. 16',
  },
};
const INVOICE = composeDocument(SELLER, SOURCE);
const payerCalled = (name: string) =>
  composeDocument(SELLER, { ...SOURCE, payer: { ...SOURCE.payer, name } });
/** What pdfkit writes for a sign that its font lacks. */
const hasBoxes = (text: string) => ['\u0000', '\ufffd'].some((sign) => text.includes(sign));
const flatText = async (name: string) =>
  readPdf(await invoicePdf(payerCalled(name))).text.replace(/[\s\u00a0]+/g, ' ');

const QR_TEXT =
  'ST00012|Name=ООО «Пример»|PersonalAcc=40702810938000000001|BankName=ПАО СБЕРБАНК|BIC=044525225|CorrespAcc=30101810400000000225|Sum=1500050|Purpose=Оплата по счёту З-000123 от 21.11.2026. Пополнение лицевого счёта. НДС не облагается|PayeeINN=7707083893|KPP=770701001';

describe('the invoice', () => {
  it('tells seller, payer, number, date, purpose, the sum in figures and in words, and the VAT line', async () => {
    const { text, embeddedFonts } = readPdf(await invoicePdf(INVOICE));
    const flat = text.replace(/[\s\u00a0]+/g, ' ');
    for (const expected of [
      'Счёт на оплату № З-000123 от 21 ноября 2026 г.',
      'Действителен до 05.12.2026',
      'ПАО СБЕРБАНК',
      'БИК',
      '044525225',
      '40702810938000000001',
      '30101810400000000225',
      'ИНН 7707083893',
      'КПП 770701001',
      'Ромашка',
      'ИНН 7736207543',
      'Пополнение лицевого счёта',
      '15 000,50',
      'Без налога (НДС):',
      'Пятнадцать тысяч рублей 50 копеек',
    ])
      expect(flat).toContain(expected);
    expect(text).not.toContain('\ufffd');
    expect(embeddedFonts.some((name) => name.includes('PTSans-Regular'))).toBe(true);
    expect(embeddedFonts.some((name) => name.includes('PTSans-Bold'))).toBe(true);
  });

  it('carries a QR code that a bank reads back to the last kopeck', async () => {
    const { rectangles } = readPdf(await invoicePdf(INVOICE));
    expect(decodeQr(rectangles)).toBe(QR_TEXT);
  });

  it('names the VAT inside the sum where the seller pays it', async () => {
    const document = composeDocument({ ...SELLER, vatPercent: 20 }, { ...SOURCE, amount: '1200' });
    const { text } = readPdf(await invoicePdf(document));
    expect(text).toContain('В том числе НДС 20 %:');
    expect(text).toContain('200,00');
    expect(vatInside('122.00', 22)).toBe('22');
  });

  it('fits on one page whatever the payer is called', async () => {
    const name = 'Федеральное государственное бюджетное учреждение '.repeat(6);
    const pdf = await invoicePdf(payerCalled(name));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it.each([
    ['Latin', 'Łódź Șteaua Nguyễn ẞ'],
    ['Cyrillic of other languages', 'Ғылым Ұлы Ҷумҳурӣ Ҥ Ѣ'],
    ['Greek', 'Ελληνικά'],
    ['Georgian', 'საქართველო'],
    ['Armenian', 'Հայաստան'],
    ['Chinese', '北京软件科技有限公司'],
    ['Japanese', 'さくらトヨタ'],
    ['signs and emoji', 'Ромашка → ₸ ≥ ♥ 🚀 🏢'],
  ])('writes a name in %s, by other fonts where its own has no sign', async (_, name) => {
    const text = await flatText(`ООО ${name} Плюс`);
    expect(hasBoxes(text)).toBe(false);
    expect(text.replaceAll(' ', '')).toContain(`ООО ${name} Плюс`.replaceAll(' ', ''));
  });

  it('writes what no font has as its code point, and leaves out what shows nothing', async () => {
    const text = await flatText('ООО 한 ไ \u200bРома\u00adшка\ufe0f');
    expect(hasBoxes(text)).toBe(false);
    expect(text.replaceAll(' ', '')).toContain('ООО[U+D55C][U+0E44]Ромашка');
  });

  it('breaks a word that is longer than its line and loses none of it', async () => {
    const name = 'Ф'.repeat(150);
    expect((await flatText(name)).replaceAll(' ', '')).toContain(name);
  });

  it('says above itself why nobody may pay by it any more, and has no code to pay by then', async () => {
    const { text, rectangles } = readPdf(
      await invoicePdf(INVOICE, 'Срок оплаты истёк: по этому счёту платить нельзя'),
    );
    expect(text.replace(/\s+/g, ' ')).toContain('Срок оплаты истёк: по этому счёту платить нельзя');
    expect(rectangles).toHaveLength(0);
    expect(text).toContain(INVOICE.title);
  });
});

describe('the text of the payment QR', () => {
  it('is what GOST R 56042-2014 asks for', () => {
    expect(paymentQrText(INVOICE)).toBe(QR_TEXT);
  });

  it('tells any sum in whole kopecks and keeps the separator out of values', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.string(), (kopecks, name) => {
        const amount = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
        const text = paymentQrText({ ...INVOICE, amount, seller: { ...INVOICE.seller, name: `x${name}` } });
        const fields = text.split('|');
        expect(fields[0]).toBe('ST00012');
        expect(fields).toHaveLength(10);
        expect(fields).toContain(`Sum=${kopecks}`);
      }),
    );
  });
});

describe('a date of the invoice', () => {
  it("is a day of Moscow's calendar", () => {
    expect(shortDay(new Date('2026-01-31T20:59:59Z'))).toBe('31.01.2026');
    expect(shortDay(new Date('2026-01-31T21:00:00Z'))).toBe('01.02.2026');
    expect(longDay(new Date('2026-05-08T21:00:00Z'))).toBe('9 мая 2026 г.');
  });
});

/** Paints the squares as a camera would see them, and reads the code. */
function decodeQr(rectangles: readonly [number, number, number, number][]): string | undefined {
  const [first] = rectangles;
  if (!first) return undefined;
  const [, , size] = first;
  const left = Math.min(...rectangles.map(([x]) => x));
  const top = Math.min(...rectangles.map(([, y]) => y));
  const cells = rectangles.map(([x, y]) => [Math.round((x - left) / size), Math.round((y - top) / size)]);
  const modules = Math.max(...cells.flat()) + 1;
  const [scale, margin] = [4, 4];
  const side = (modules + margin * 2) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x = 0, y = 0] of cells) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = (((y + margin) * scale + dy) * side + (x + margin) * scale + dx) * 4;
        pixels.set([0, 0, 0, 255], at);
      }
    }
  }
  const decode = 'default' in jsQr ? jsQr.default : jsQr;
  return typeof decode === 'function' ? decode(pixels, side, side)?.data : undefined;
}

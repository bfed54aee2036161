import { moscowDay } from '@cabinet/kernel/core/calendar';
import {
  formatMoney,
  fromWire,
  multiplyMoney,
  roundMoney,
  rublesInWords,
  toWire,
} from '@cabinet/kernel/core/money';
import type { SellerConfig } from '#config/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { InvoiceDocument } from './document.ts';
import { paymentQrText } from './payment-qr.ts';

/** What an invoice is made of at the moment of its issue. */
export interface InvoiceSource {
  readonly number: number;
  readonly amount: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly payer: InvoiceDocument['payer'];
}

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** Writes the invoice of a request, as it is sent and then kept. */
export function composeDocument(seller: SellerConfig, source: InvoiceSource): InvoiceDocument {
  const { created_at: createdAt, expires_at: validUntil, payer } = source;
  const number = requestNumber(source.number);
  const amount = toWire(roundMoney(fromWire(source.amount)));
  const purpose = purposeOf(seller, number, createdAt);
  const { name, inn, kpp, address, bankName: bank, bik, account, corrAccount: correspondent } = seller;
  const shownSeller = { name, inn, kpp, address, bank, bik, account, correspondent };
  return {
    version: 1,
    number,
    title: `Счёт на оплату № ${number} от ${longDay(createdAt)}`,
    validity: `Действителен до ${shortDay(validUntil)}`,
    seller: shownSeller,
    payer,
    item: `Пополнение лицевого счёта по заявке ${number}`,
    amount,
    words: rublesInWords(fromWire(amount)),
    vat: vatLine(amount, seller.vatPercent),
    purpose,
    qr: paymentQrText({ seller: shownSeller, amount, purpose }),
  };
}

/** What the payer writes as the purpose of the transfer. */
function purposeOf(
  { vatPercent }: Pick<SellerConfig, 'vatPercent'>,
  number: string,
  createdAt: Date,
): string {
  const tax = vatPercent === undefined ? 'НДС не облагается' : `В том числе НДС ${vatPercent} %`;
  return `Оплата по счёту ${number} от ${shortDay(createdAt)}. Пополнение лицевого счёта. ${tax}`;
}

function vatLine(amount: string, percent: number | undefined): InvoiceDocument['vat'] {
  if (percent === undefined) return { label: 'Без налога (НДС):', value: '—' };
  const value = formatMoney(fromWire(vatInside(amount, percent)), { unit: false });
  return { label: `В том числе НДС ${percent} %:`, value };
}

/** The VAT that the sum includes. */
export function vatInside(amount: string, percent: number): string {
  return roundMoney(multiplyMoney(fromWire(amount), percent / (100 + percent))).amount;
}

/** Writes a date as «21.11.2026», by Moscow's calendar. */
export function shortDay(time: Date): string {
  const [year, month, day] = moscowDay(time).split('-');
  return `${day}.${month}.${year}`;
}

/** Writes a date as «21 ноября 2026 г.», by Moscow's calendar. */
export function longDay(time: Date): string {
  const [year, month, day] = moscowDay(time).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year} г.`;
}

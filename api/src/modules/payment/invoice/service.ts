import { moscowDay } from '@cabinet/kernel/core/calendar';
import { fromWire, roundMoney, toWire } from '@cabinet/kernel/core/money';
import { isOpenStatus, PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { Config, SellerConfig } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { RequestRow } from '../repository.ts';
import { findCompany } from './repository.ts';

export interface Invoice {
  readonly number: string;
  readonly createdAt: Date;
  readonly validUntil: Date;
  /** Writes roubles with two decimals. */
  readonly amount: string;
  readonly purpose: string;
  readonly seller: SellerConfig;
  readonly payer: {
    readonly name: string;
    readonly inn: string | null;
    readonly kpp: string | null;
    readonly address: string | null;
  };
}

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

export async function readInvoice(db: Database, { payment }: Config, request: RequestRow): Promise<Invoice> {
  return {
    number: requestNumber(request.number),
    createdAt: request.created_at,
    validUntil: request.expires_at,
    amount: toWire(roundMoney(fromWire(request.amount))),
    purpose: invoicePurpose(payment.seller, request),
    seller: payment.seller,
    payer: await readPayer(db, request),
  };
}

/** Whether a request offers its invoice. Nobody would credit money that is paid by the invoice of a closed request. */
export function hasInvoice({ method, status }: Pick<RequestRow, 'method' | 'status'>): boolean {
  return PAYMENT_METHOD[method].hasInvoice && (isOpenStatus(status) || status === 'paid');
}

/** What the payer writes as the purpose of the transfer. */
export function invoicePurpose(
  { vatPercent }: Pick<SellerConfig, 'vatPercent'>,
  { number, created_at }: Pick<RequestRow, 'number' | 'created_at'>,
): string {
  const tax = vatPercent === undefined ? 'НДС не облагается' : `В том числе НДС ${vatPercent} %`;
  return `Оплата по счёту ${requestNumber(number)} от ${shortDay(created_at)}. Пополнение лицевого счёта. ${tax}`;
}

async function readPayer(db: Database, request: RequestRow): Promise<Invoice['payer']> {
  if (request.payer_company_id === null)
    return { name: request.payer_name, inn: null, kpp: null, address: null };
  const company = await findCompany(db, request.payer_company_id);
  return {
    name: company.full_name || company.name,
    inn: company.inn,
    kpp: company.kpp,
    address: company.legal_address,
  };
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

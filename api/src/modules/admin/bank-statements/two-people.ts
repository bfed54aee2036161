import { compareMoney, formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus, type PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import type { CompanyFacts } from '#lib/companies/verified.ts';
import type { SamePayment } from '#modules/payment/documents/repository.ts';
import { sameText } from '#modules/payment/documents/same-payments.ts';
import type { NamedNumber } from './purpose-numbers.ts';

/** What a line says of its payment, as far as it decides how many people confirm it. */
export interface LineFacts {
  readonly amount: string;
  readonly inn: string | null;
  readonly payerAccount: string;
  readonly numbers: readonly NamedNumber[];
  /** Other payments by the same document. */
  readonly same: readonly SamePayment[];
}

/** What an invoice says of itself to the same end. */
export interface InvoiceFacts {
  readonly id: string;
  readonly number: number;
  readonly shownNumber: string;
  readonly amount: string;
  readonly status: PaymentRequestStatus;
  readonly payerId: string;
  readonly payerName: string;
  readonly inn: string | null;
  /** The INN that the invoice was issued to. */
  readonly invoiceInn: string | null;
  /** The account in the bank details of the company. */
  readonly bankAccount: string | null;
  readonly company: CompanyFacts | null;
  /** Whether the sum is so large that two people must confirm it. */
  readonly needsTwoPeople: boolean;
}

/** An invoice that a purpose names. A plain number may be meant for something else. */
export interface Named<Invoice extends InvoiceFacts = InvoiceFacts> {
  readonly candidate: Invoice;
  readonly isPlain: boolean;
}

export const rubles = (amount: string) => formatMoney(fromWire(amount));
export const isSameSum = (one: string, other: string) => compareMoney(fromWire(one), fromWire(other)) === 0;

/** The invoices whose numbers a line names, in the order of its purpose. */
export function namedInvoices<Invoice extends InvoiceFacts>(
  { numbers }: LineFacts,
  byNumber: ReadonlyMap<number, Invoice>,
): Named<Invoice>[] {
  return numbers.flatMap(({ number, isPlain }) => {
    const candidate = byNumber.get(number);
    return candidate === undefined ? [] : [{ candidate, isPlain }];
  });
}

/**
 * Why a line needs two people whichever request it is confirmed for: its number names a request that is paid, of
 * another sum or of another payer, or there is a payment by the same document (product §14.13). Empty where one person
 * may do.
 */
export function doubtsOfLine(line: LineFacts, named: readonly Named[]): string[] {
  return [...doubtsOfNumbers(line, named), ...line.same.map(sameText)];
}

function doubtsOfNumbers(line: LineFacts, named: readonly Named[]): string[] {
  return named.flatMap(({ candidate }) => {
    const { shownNumber, status, amount, inn, payerName } = candidate;
    const what = `В назначении заявка ${shownNumber}`;
    if (!isOpenStatus(status) && ['paid', 'refunded'].includes(status)) return [`${what}: она уже оплачена`];
    if (!isSameSum(amount, line.amount)) return [`${what} на другую сумму: ${rubles(amount)}`];
    if (inn !== null && line.inn !== null && inn !== line.inn)
      return [`${what} другого плательщика: ${payerName}`];
    return [];
  });
}

/**
 * Why two people confirm a line for this very request; empty where one person may. A number in the form «З-000123» was
 * written by a payer who had the invoice, so it alone needs no second person, except where the transfer would verify
 * the company for later ones.
 */
export function reasonsForTwo(line: LineFacts, invoice: InvoiceFacts, named: readonly Named[]): string[] {
  const { company, inn } = invoice;
  const isNamed = named.some(({ candidate, isPlain }) => candidate.id === invoice.id && !isPlain);
  const others = named.filter(
    ({ candidate }) => candidate.id !== invoice.id && candidate.payerId !== invoice.payerId,
  );
  const isUnverified = company !== null && !company.is_verified;
  return [
    ...doubtsOfNumbers(line, named),
    // What somebody has confirmed first for this very request is no other payment.
    ...line.same.filter((same) => same.request_id !== invoice.id).map(sameText),
    ...others.map(
      ({ candidate: { shownNumber, payerName } }) =>
        `В назначении заявка ${shownNumber} другого плательщика: ${payerName}`,
    ),
    ...(inn !== null && line.inn !== null && inn !== line.inn
      ? [`ИНН плательщика ${line.inn} — не ИНН компании «${invoice.payerName}» (${inn})`]
      : []),
    ...otherInvoiceInn(invoice),
    ...(isUnverified && !isNamed ? [`Компания «${invoice.payerName}» не проверена`] : []),
    ...(isUnverified && isNamed && verifies(line, invoice)
      ? [`Этот перевод проверит компанию «${invoice.payerName}»`]
      : []),
  ].filter((reason, at, all) => all.indexOf(reason) === at);
}

/** The company has taken another INN since its invoice was issued, so neither tells whose transfer it is. */
export function otherInvoiceInn({ inn, invoiceInn, payerName }: InvoiceFacts): string[] {
  return inn === null || invoiceInn === null || inn === invoiceInn
    ? []
    : [`Счёт выставлен на ИНН ${invoiceInn}, а у компании «${payerName}» теперь ИНН ${inn}`];
}

/** Whether the transfer came from the account that the company gives as its own, with its INN. */
const verifies = ({ payerAccount, inn }: LineFacts, invoice: InvoiceFacts) =>
  inn !== null && inn === invoice.inn && payerAccount === invoice.bankAccount;

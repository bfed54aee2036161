import { addDays, isCalendarDay, moscowDay } from '@cabinet/kernel/core/calendar';
import { checkInn } from '@cabinet/kernel/core/requisites';
import { badField } from '#lib/api-error.ts';

/** The document of the bank by which a payment came, as far as somebody has named it. */
export interface BankDocument {
  readonly bankReference: string | null;
  /** The date of the document. */
  readonly paidOn: string | null;
  readonly payerAccount: string | null;
  readonly payerInn: string | null;
}

/** The same as a call gives it. */
export type GivenDocument = { readonly [Fact in keyof BankDocument]?: BankDocument[Fact] | undefined };

/** The document as the row of a request has it. */
export interface DocumentColumns {
  readonly bank_reference: string | null;
  readonly paid_on: string | null;
  readonly payer_account: string | null;
  readonly payer_inn: string | null;
}

const MAX_AGE_DAYS = 3 * 366;
const DATE = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/g;
const NUMBER = /\p{Nd}+(?:[./-]\p{Nd}+)*/gu;

export const storedDocument = (row: DocumentColumns): BankDocument => ({
  bankReference: row.bank_reference,
  paidOn: row.paid_on,
  payerAccount: row.payer_account,
  payerInn: row.payer_inn,
});

/** Checks what somebody typed. Nothing typed is undefined. */
export function readDocument(given: GivenDocument, now = new Date()): GivenDocument {
  return {
    bankReference: read(given.bankReference, readReference),
    paidOn: read(given.paidOn, (day) => readDay(day, moscowDay(now))),
    payerAccount: read(given.payerAccount, readAccount),
    payerInn: read(given.payerInn, readInn),
  };
}

function read(text: string | null | undefined, check: (typed: string) => string): string | undefined {
  const typed = text?.trim() ?? '';
  return typed === '' ? undefined : check(typed);
}

/** Other numbers beside the document's own would make another document of it. */
function readReference(text: string): string {
  const numbers = text.normalize('NFKC').replace(DATE, ' ').match(NUMBER) ?? [];
  if (numbers.length === 1 && /^[0-9./-]+$/.test(numbers[0] ?? '')) return text;
  throw badField(
    'bank_reference',
    numbers.length === 0
      ? 'В номере платёжного поручения должна быть цифра'
      : 'Укажите один номер платёжного поручения, без пробелов внутри и без других чисел',
  );
}

function readDay(day: string, today: string): string {
  if (!isCalendarDay(day)) throw badField('paid_on', 'Такого дня нет');
  if (day > today)
    throw badField('paid_on', 'Этот день ещё не наступил: посмотрите дату в платёжном поручении');
  if (day < addDays(today, -MAX_AGE_DAYS))
    throw badField('paid_on', 'Это больше трёх лет назад: посмотрите год в платёжном поручении');
  return day;
}

function readAccount(text: string): string {
  const account = text.replace(/\s/g, '');
  if (/^[0-9]{20}$/.test(account)) return account;
  throw badField('payer_account', 'Счёт плательщика: должно быть 20 цифр');
}

function readInn(text: string): string {
  const checked = checkInn(text);
  if (checked.ok) return checked.value;
  throw badField('payer_inn', checked.message);
}

/** What is known after this call. Whoever names the payer anew names it whole. */
export function mergeDocument(stored: BankDocument, given: GivenDocument): BankDocument {
  const namesPayer = given.payerAccount != null || given.payerInn != null;
  const payer = namesPayer ? given : stored;
  return {
    bankReference: given.bankReference ?? stored.bankReference,
    paidOn: given.paidOn ?? stored.paidOn,
    payerAccount: payer.payerAccount ?? null,
    payerInn: payer.payerInn ?? null,
  };
}

/** Adds what the first of two people left out. What they have named stays. */
export function completeDocument(stored: BankDocument, given: GivenDocument): BankDocument {
  return {
    bankReference: stored.bankReference ?? given.bankReference ?? null,
    paidOn: stored.paidOn ?? given.paidOn ?? null,
    payerAccount: stored.payerAccount ?? given.payerAccount ?? null,
    payerInn: stored.payerInn ?? given.payerInn ?? null,
  };
}

/** Demands what tells one transfer from another: the number and date of the bank's document, and its payer. */
export function demandDocument({ bankReference, paidOn, payerAccount, payerInn }: BankDocument): void {
  if (bankReference === null)
    throw badField('bank_reference', 'Укажите номер платёжного поручения', 'VAL.004');
  if (paidOn === null)
    throw badField(
      'paid_on',
      'Укажите дату платёжного поручения: в документе банка она стоит рядом с номером',
      'VAL.004',
    );
  if (payerAccount === null && payerInn === null)
    throw badField(
      'payer_account',
      'Укажите счёт или ИНН плательщика: в документе банка они стоят рядом с его названием',
      'VAL.004',
    );
}

interface Contradiction {
  readonly field: string;
  readonly message: string;
}

/** Where a second person names another document than the first did. `isSameReference`: however it is written. */
export function contradictionOf(
  stored: BankDocument,
  given: GivenDocument,
  isSameReference: boolean,
): Contradiction | null {
  const facts = [
    ['bank_reference', isSameReference ? null : stored.bankReference, given.bankReference],
    ['paid_on', stored.paidOn, given.paidOn],
    ['payer_account', stored.payerAccount, given.payerAccount],
    ['payer_inn', stored.payerInn, given.payerInn],
  ] as const;
  for (const [field, first, second] of facts)
    if (first !== null && second != null && first !== second)
      return { field, message: `Первым подтверждением указано «${shown(first)}»` };
  return null;
}

/** A day as people read it, anything else as it is. */
const shown = (fact: string) => (isCalendarDay(fact) ? fact.split('-').reverse().join('.') : fact);

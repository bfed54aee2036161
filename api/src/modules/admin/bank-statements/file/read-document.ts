import { badFile } from './bad-file.ts';
import { purposeOf } from './purpose-of.ts';
import type { Section } from './section.ts';
import { cut, readDay, readInn, readSum } from './values.ts';

/** One document of a statement. */
export interface StatementDocument {
  /** Its place among all documents of the file, from 1. */
  readonly n: number;
  readonly kind: string;
  readonly number: string;
  /** The date as `2026-11-24`. */
  readonly date: string;
  /** When the money came to our account. */
  readonly receivedOn: string | null;
  readonly amount: string;
  readonly payerName: string;
  readonly payerInn: string | null;
  readonly payerAccount: string;
  readonly recipientName: string;
  readonly purpose: string;
  readonly isIncoming: boolean;
}

const NUMBER_LENGTH = 50;
const NAME_LENGTH = 300;
const PURPOSE_LENGTH = 1000;
/** A name in the form that puts everything into one field: «ИНН 7707083893 КПП 770701001 ООО «Ромашка»». */
const REQUISITES = /^ИНН\s*\d+\s*(?:\\|\/)?\s*(?:КПП\s*\d+\s*)?/;

export function readDocument(section: Section, account: string, n: number): StatementDocument {
  const isIncoming = isIncomingOf(section, account);
  const received = section.find('ДатаПоступило');
  return {
    n,
    kind: cut(section.kind, NUMBER_LENGTH),
    // Banks give their own fees no number. What may pay an invoice is known by it.
    number: cut(isIncoming ? section.need('Номер').text : section.text('Номер'), NUMBER_LENGTH),
    date: readDay(section.need('Дата'), 'Дата'),
    receivedOn: received === undefined ? null : readDay(received, 'ДатаПоступило'),
    amount: readSum(section.need('Сумма'), 'Сумма'),
    payerName: nameOf(section, 'Плательщик'),
    payerInn: readInn(section.find('ПлательщикИНН')),
    payerAccount: cut(accountOf(section, 'Плательщик')?.text ?? '', NUMBER_LENGTH),
    recipientName: nameOf(section, 'Получатель'),
    purpose: cut(purposeOf(section), PURPOSE_LENGTH),
    isIncoming,
  };
}

type Side = 'Плательщик' | 'Получатель';

/** Some banks write only the longer name of the field. */
const accountOf = (section: Section, side: Side) =>
  section.find(`${side}Счет`) ?? section.find(`${side}РасчСчет`);

/**
 * Whether the money came. Only what names our account as the recipient's may have come; what names it nowhere has gone
 * out where the file says on which day it was taken off, as it does of the bank's own fees.
 */
function isIncomingOf(section: Section, account: string): boolean {
  const payer = accountOf(section, 'Плательщик');
  const recipient = accountOf(section, 'Получатель');
  if (payer?.text === account) return false;
  if (recipient?.text === account) return true;
  const isTakenOff = section.find('ДатаСписано') !== undefined && section.find('ДатаПоступило') === undefined;
  if (payer === undefined && isTakenOff) return false;
  if (payer === undefined && recipient === undefined)
    throw badFile('не названы ни счёт плательщика, ни счёт получателя', section.line);
  throw badFile(
    `платёж не нашего счёта: плательщик ${payer?.text ?? 'не назван'}, получатель ${recipient?.text ?? 'не назван'}, а наш счёт ${account}`,
    (recipient ?? payer ?? section).line,
  );
}

function nameOf(section: Section, side: Side): string {
  const name = section.text(`${side}1`) || section.text(side).replace(REQUISITES, '');
  return cut(name, NAME_LENGTH);
}

import { cleanLine } from '@cabinet/kernel/core/text';
import { badFile } from './bad-file.ts';
import type { Section } from './section.ts';
import { readDay, readInn, readSum } from './values.ts';

/** One document of a statement. */
export interface StatementDocument {
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
const PURPOSE_PARTS = ['1', '2', '3', '4', '5', '6'];

export function readDocument(section: Section, account: string): StatementDocument {
  const recipient = section.need('ПолучательСчет');
  const payer = section.find('ПлательщикСчет');
  const isOutgoing = payer?.text === account;
  if (!isOutgoing && recipient.text !== account)
    throw badFile(
      `платёж не нашего счёта: получатель ${recipient.text}, а наш счёт ${account}`,
      recipient.line,
    );
  const received = section.find('ДатаПоступило');
  return {
    kind: cut(section.kind, NUMBER_LENGTH),
    number: cut(section.need('Номер').text, NUMBER_LENGTH),
    date: readDay(section.need('Дата'), 'Дата'),
    receivedOn: received === undefined ? null : readDay(received, 'ДатаПоступило'),
    amount: readSum(section.need('Сумма'), 'Сумма'),
    payerName: nameOf(section, 'Плательщик'),
    payerInn: readInn(section.find('ПлательщикИНН')),
    payerAccount: cut(payer?.text ?? '', NUMBER_LENGTH),
    recipientName: nameOf(section, 'Получатель'),
    purpose: purposeOf(section),
    isIncoming: !isOutgoing,
  };
}

function nameOf(section: Section, side: 'Плательщик' | 'Получатель'): string {
  const name = section.text(`${side}1`) || section.text(side).replace(REQUISITES, '');
  return cut(name, NAME_LENGTH);
}

/** The text of one field, or of several that continue each other. */
function purposeOf(section: Section): string {
  const parts = PURPOSE_PARTS.map((part) => section.text(`НазначениеПлатежа${part}`)).filter(Boolean);
  return cut(section.text('НазначениеПлатежа') || parts.join(' '), PURPOSE_LENGTH);
}

/**
 * A bank's file must be read whatever payers wrote, so its texts are cleaned and never refused (product §5.11). Cutting
 * may leave half of a character, which goes as well.
 */
const cut = (text: string, length: number) => cleanLine(text.slice(0, length));

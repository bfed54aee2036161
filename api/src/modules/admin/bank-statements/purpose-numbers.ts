/**
 * A number that a purpose calls a request or an invoice. A plain one stands without «З-» and may be a number of the
 * payer's own.
 */
export interface NamedNumber {
  readonly number: number;
  readonly isPlain: boolean;
}

const DASH = '[-–—‑]';
/** A digit may stand for the letter «З» where the number has its zeros. */
const OWN = `(?<![\\p{L}\\d.,/])(?:n[oо]? ?)?(?:[зz] ?${DASH} ?\\d{1,12}|[зz] ?\\d{6,12}|3 ?(?:${DASH} ?| )\\d{6,12})(?![\\d\\p{L}])`;
const DATE = '(?<!\\d)\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})(?!\\d)';
/** What may be one number to a reader: «131», but also «131/2», «15000.00» and «2026-131». */
const NUMBER = '\\d+(?:[.,/-]\\d+)*';
const WORD = '\\p{L}+(?:[-/]\\p{L}+)*';
const TOKEN = new RegExp(
  `(?<own>${OWN})|(?<date>${DATE})|(?<number>${NUMBER})|(?<word>${WORD})|(?<sign>[№#])|(?<comma>[,;])`,
  'gu',
);

/** «Сч. 76» is an account of the bookkeeping, which have two digits; «сч. № 76» and «счёт 76» are not. */
const ABBREVIATED = 'сч';
const BOOKKEEPING_DIGITS = 2;
/** A word of an invoice or a request. «Счёт-фактура» and «счёт-договор» are other documents. */
const CALLED =
  /^(?:сч|счет(?:а|у|ом|е|ы|ов|ам|ами|ах)?|заявк(?:а|и|е|у|ой|ам|ами|ах)|заявок|invoices?|inv)$/u;
/** Words after which a number in the form of a request is another document's all the same. */
const OTHER_DOCUMENT =
  /^(?:дог|договор\p{L}*|контракт\p{L}*|акт(?:а|у|ом|е|ы|ов|ам)?|упд|накладн\p{L}*|ттн|с\/ф|сч\/ф|счет-фактур\p{L}*|спецификаци\p{L}*|заказ\p{L}*)$/u;
/** What turns «счёт» into an account with money on it. */
const OF_MONEY =
  /^(?:расчетн\p{L}*|лицев\p{L}*|банковск\p{L}*|корр\p{L}*|пополн\p{L}*|зачисл\p{L}*|расч|лиц|баланс\p{L}*)$/u;
const NUMERO = /^(?:n|no|nо|номер\p{L}*)$/u;
const OF_DATE =
  /^(?:г|год|года|январ\p{L}*|феврал\p{L}*|март\p{L}*|апрел\p{L}*|ма[йя]|июн\p{L}*|июл\p{L}*|август\p{L}*|сентябр\p{L}*|октябр\p{L}*|ноябр\p{L}*|декабр\p{L}*)$/u;
/** What makes a number a sum, a share or a part of a longer one. */
const NOT_A_NUMBER = /^(?:[-/]?\p{L}| ?(?:%|₽|руб|р(?!\p{L})|коп))/u;
const PLAIN_DIGITS = 9;

/** How the text calls what comes next, as far as it was read. */
interface Reading {
  readonly called: 'ours' | 'abbreviated' | 'other' | 'money' | null;
  /** What must come before the next number: a sign «№», or at least a comma. */
  readonly awaits: 'sign' | 'comma' | null;
}

const NOTHING: Reading = { called: null, awaits: null };

/** The numbers of requests that the purpose of a transfer names, each once. */
export function purposeNumbers(purpose: string): NamedNumber[] {
  // Runs of spaces become one, since the patterns could share out a run in very many ways.
  const text = purpose.replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
  const found = new Map<number, NamedNumber>();
  const take = (digits: string, isPlain: boolean) => {
    const number = Number(digits);
    if (number > 0 && (found.get(number)?.isPlain ?? true)) found.set(number, { number, isPlain });
  };
  let reading = NOTHING;
  for (const match of text.matchAll(TOKEN)) {
    const { own, number } = match.groups ?? {};
    const after = text.slice(match.index + match[0].length);
    if (own !== undefined && reading.called !== 'other') take(/\d+$/.exec(own)?.[0] ?? '', false);
    if (number !== undefined && isInvoiceNumber(number, after, reading)) take(number, true);
    reading = readOn(reading, match.groups ?? {});
  }
  return [...found.values()];
}

function isInvoiceNumber(number: string, after: string, { called, awaits }: Reading): boolean {
  return (
    (called === 'ours' || (called === 'abbreviated' && number.length !== BOOKKEEPING_DIGITS)) &&
    awaits === null &&
    /^\d+$/.test(number) &&
    number.length <= PLAIN_DIGITS &&
    !NOT_A_NUMBER.test(after)
  );
}

function readOn(reading: Reading, token: Partial<Record<string, string>>): Reading {
  const { word, sign, comma } = token;
  if (word !== undefined) return readWord(reading, word);
  if (sign !== undefined) return signed(reading);
  if (comma !== undefined) return { ...reading, awaits: reading.awaits === 'sign' ? 'sign' : null };
  return { ...reading, awaits: reading.awaits ?? 'comma' };
}

const calledBy = (word: string) => (word === ABBREVIATED ? 'abbreviated' : 'ours');

/** «№» makes the number behind «сч.» one of a document. */
const signed = ({ called }: Reading): Reading => ({
  called: called === 'abbreviated' ? 'ours' : called,
  awaits: null,
});

function readWord(reading: Reading, word: string): Reading {
  if (NUMERO.test(word)) return signed(reading);
  if (CALLED.test(word)) return { called: reading.called === 'money' ? null : calledBy(word), awaits: null };
  if (OTHER_DOCUMENT.test(word)) return { called: 'other', awaits: null };
  if (OF_MONEY.test(word) && reading.awaits !== 'sign') return { called: 'money', awaits: null };
  if (reading.called !== 'ours' && reading.called !== 'abbreviated') return NOTHING;
  if (word === 'и') return { ...reading, awaits: reading.awaits === 'sign' ? 'sign' : null };
  // «Счёт от 1 марта № 131» and «счёт на пополнение № 131» come to their number by a sign.
  if (word === 'от' || word === 'на') return { ...reading, awaits: 'sign' };
  return reading.awaits === 'sign' && isPassed(word) ? reading : NOTHING;
}

const isPassed = (word: string) =>
  OF_DATE.test(word) || /^(?:оплату|предоплату|пополнение|услуги|доступ)$/.test(word);

import { checkInn, checkOgrn, treasuryAccountKind } from '@cabinet/kernel/core/requisites';
import type { Collector } from './collector.ts';
import { extractEmails, extractPhones } from './contacts.ts';
import { asName, isAddress, isBank, isOrganisation, isPerson } from './free-text.ts';
import { placeOrganisation } from './organisations.ts';
import { groupsAt } from './requisite-numbers.ts';
import { firstComma, trimmed } from './requisite-text.ts';

/** A stretch of text that no label announces. */
export interface Loose {
  readonly text: string;
  /** Whether the text before it belongs to a bank. */
  readonly isAfterBank: boolean;
  /** Whether its line, or a neighbour of it, speaks of a bank. */
  readonly isNearBank: boolean;
}

/** Nine digits that are a KPP or a BIK. Which of the two is known when everything is read. */
export interface Nine {
  readonly digits: string;
  readonly isNearBank: boolean;
}

type NumberKind = 'account' | 'corr_account' | 'ogrn' | 'inn' | 'nine';

function kindOf(digits: string, isWhole: boolean): NumberKind | null {
  if (digits.length === 20) {
    if (digits.startsWith('301')) return 'corr_account';
    return treasuryAccountKind(digits) ?? (/^40/.test(digits) ? 'account' : null);
  }
  if (digits.length === 13 || digits.length === 15) return isWhole || checkOgrn(digits).ok ? 'ogrn' : null;
  if (digits.length === 10 || digits.length === 12) return isWhole || checkInn(digits).ok ? 'inn' : null;
  return digits.length === 9 ? 'nine' : null;
}

interface Number {
  readonly kind: NumberKind;
  readonly digits: string;
  readonly end: number;
}

/** The longest sensible number that begins here. */
function numberAt(text: string, start: number): Number | null {
  const groups = groupsAt(text, start);
  for (const { digits, end } of groups.toReversed()) {
    const kind = kindOf(digits, digits === groups[0]?.digits);
    if (kind !== null) return { kind, digits, end };
  }
  return null;
}

/** Takes the numbers out of a text. The rest is cut where they stood. */
function takeNumbers(text: string, isNearBank: boolean, collector: Collector, nines: Nine[]): string {
  const runs = /\d+/g;
  let rest = '';
  let done = 0;
  for (let run = runs.exec(text); run !== null; run = runs.exec(text)) {
    const number = numberAt(text, run.index);
    if (number === null) continue;
    const source = text.slice(run.index, number.end);
    if (number.kind === 'nine') nines.push({ digits: number.digits, isNearBank });
    else collector.take(number.kind, number.digits, source);
    rest += `${text.slice(done, run.index)};`;
    done = number.end;
    runs.lastIndex = number.end;
  }
  return rest + text.slice(done);
}

const HEADING =
  /^(?:(?:банковские |платёжные |платежные |наши |новые )?реквизиты.{0,60}|карточка .{0,60}|сведения о? ?.{0,60}|и|в|от|банк|руб\.?|рублей)$/iu;

function takePiece(piece: string, isAfterBank: boolean, collector: Collector): void {
  const text = trimmed(piece);
  if (text === '' || HEADING.test(text)) return;
  const name = asName(piece).replace(/^(?:открыт(?:ый)? )?(?:в|банк)(?:е)? (?=[«\p{Lu}])/iu, '');
  const isOfBank = isBank(name) && (isAfterBank || name !== asName(piece) || collector.has('name'));
  if (isOfBank) collector.take('bank_name', name, text);
  else if (isOrganisation(name)) {
    const end = firstComma(name);
    placeOrganisation(name.slice(0, end), text, 'name', collector);
    if (end < name.length) takePiece(name.slice(end), isAfterBank, collector);
  } else if (isAddress(text)) collector.take('legal_address', text, text);
  else if (isPerson(text)) collector.take('director_name', text, text);
  else collector.leave(text);
}

/** Takes what can be recognised by its form alone. */
export function takeLoose(loose: Loose, collector: Collector, nines: Nine[]): void {
  const emails = extractEmails(loose.text);
  for (const email of emails.taken) collector.take('email', email, email);
  const phones = extractPhones(emails.rest);
  phones.taken.forEach((phone, at) => {
    collector.take('phone', phone, phones.sources[at] ?? phone);
  });
  const rest = takeNumbers(phones.rest, loose.isNearBank, collector, nines);
  for (const piece of rest.split(/[;\t|]/)) takePiece(piece, loose.isAfterBank, collector);
}

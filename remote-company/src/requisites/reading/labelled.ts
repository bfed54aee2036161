import { formatPhone } from '@cabinet/kernel/core/phone';
import { checkBik, checkInn, checkOgrn, treasuryAccountKind } from '@cabinet/kernel/core/requisites';
import type { Collector } from './collector.ts';
import { extractEmails, leadingPhone } from './contacts.ts';
import type { Fragment } from './fragments.ts';
import { asName, isOrganisation } from './free-text.ts';
import { nominative } from './nominative.ts';
import { placeOrganisation } from './organisations.ts';
import { leadingNumber } from './requisite-numbers.ts';
import { firstComma, trimmed } from './requisite-text.ts';

type Numbered = 'inn' | 'kpp' | 'ogrn' | 'bik' | 'account' | 'corr_account';

const NUMBERS: Readonly<
  Record<Numbered, { readonly lengths: readonly number[]; readonly passes: (digits: string) => boolean }>
> = {
  inn: { lengths: [10, 12], passes: (digits) => checkInn(digits).ok },
  kpp: { lengths: [9], passes: () => true },
  ogrn: { lengths: [13, 15], passes: (digits) => checkOgrn(digits).ok },
  bik: { lengths: [9], passes: (digits) => checkBik(digits).ok },
  account: { lengths: [20], passes: () => true },
  corr_account: { lengths: [20], passes: () => true },
};

function takeNumber(field: Numbered, text: string, label: string, collector: Collector): string {
  const { lengths, passes } = NUMBERS[field];
  const lettered = field === 'kpp' ? /^[^\p{L}\d]{0,5}(\d{4}[A-Z\d]{2}\d{3})(?![\p{L}\d])/u.exec(text) : null;
  const number =
    lettered?.[1] === undefined
      ? leadingNumber(text, lengths, passes)
      : { digits: lettered[1], source: lettered[1], rest: text.slice(lettered[0].length) };
  if (number === null) return text;
  collector.take(placeOf(field, number.digits), number.digits, `${label} ${number.source}`);
  return number.rest;
}

/** Cards of institutions call the two accounts of the Treasury by each other's names, so their digits decide. */
function placeOf(field: Numbered, digits: string): Numbered {
  const isAccount = field === 'account' || field === 'corr_account';
  return (isAccount && digits.length === 20 && treasuryAccountKind(digits)) || field;
}

/** Behind these words a name stands in the genitive. */
const SIGNS = /^в лице/iu;

/** The name after «директор», which ends where the sentence goes on. */
function takeDirector({ text, label }: Fragment, collector: Collector): string {
  const end = text.search(/[,;(\t]| действу| на основании/u);
  const name = trimmed(end < 0 ? text : text.slice(0, end));
  if (!/^[А-ЯЁA-Z][\p{L}.'-]* ?[А-ЯЁA-Z]/u.test(name) || name.length > 200) return text;
  const value = SIGNS.test(label) ? nominative(name) : name;
  collector.take('director_name', value, `${label} ${name}`);
  return end < 0 ? '' : text.slice(end);
}

/** The text after a label, up to the next separator. */
function textOf(text: string): { readonly value: string; readonly rest: string } {
  const end = text.search(/[;\t|]/);
  return { value: trimmed(end < 0 ? text : text.slice(0, end)), rest: end < 0 ? '' : text.slice(end) };
}

function takeText(field: 'legal_address' | 'bank_name', { text, label }: Fragment, collector: Collector) {
  const { value, rest } = textOf(text);
  if (value !== '') collector.take(field, field === 'bank_name' ? asName(value) : value, `${label} ${value}`);
  return rest;
}

function takeName(field: 'name' | 'full_name', { text, label }: Fragment, collector: Collector): string {
  const { value, rest } = textOf(text);
  const name = asName(value);
  const end = isOrganisation(name) ? firstComma(name) : name.length;
  if (name !== '') placeOrganisation(name.slice(0, end), `${label} ${value}`, field, collector);
  return `${name.slice(end)};${rest}`;
}

function takePhone({ text, label }: Fragment, collector: Collector): string {
  const phone = leadingPhone(text);
  if (phone === null) return text;
  collector.take('phone', formatPhone(phone.source), `${label} ${phone.source}`);
  return phone.rest;
}

function takeEmail({ text, label }: Fragment, collector: Collector): string {
  const { taken, rest } = extractEmails(text);
  for (const email of taken) collector.take('email', email, `${label} ${email}`);
  return rest;
}

/** Takes what a label announces and gives back the text behind it, which nothing announces. */
export function takeLabelled(fragment: Fragment, collector: Collector): string {
  const { kind, text, label } = fragment;
  switch (kind) {
    case null:
    case 'loose':
      return text;
    case 'other': {
      const [value = ''] = text.split(/[;\t|]/, 1);
      if (trimmed(value) !== '') collector.leave(`${label} ${value.trim().replace(/[,.]+$/, '')}`);
      return text.slice(value.length);
    }
    case 'inn_kpp':
      return takeNumber('kpp', takeNumber('inn', text, label, collector), label, collector);
    case 'director_name':
      return takeDirector(fragment, collector);
    case 'legal_address':
    case 'bank_name':
      return takeText(kind, fragment, collector);
    case 'name':
    case 'full_name':
      return takeName(kind, fragment, collector);
    case 'phone':
      return takePhone(fragment, collector);
    case 'email':
      return takeEmail(fragment, collector);
    default:
      return takeNumber(kind, text, label, collector);
  }
}

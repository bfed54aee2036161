import { trimmed, withGuillemets } from './requisite-text.ts';

const LONG_FORMS: readonly (readonly [string, string])[] = [
  ['Публичное акционерное общество', 'ПАО'],
  ['Непубличное акционерное общество', 'НАО'],
  ['Открытое акционерное общество', 'ОАО'],
  ['Закрытое акционерное общество', 'ЗАО'],
  ['Акционерное общество', 'АО'],
  ['Общество с ограниченной ответственностью', 'ООО'],
  ['Автономная некоммерческая организация', 'АНО'],
  ['Индивидуальный предприниматель', 'ИП'],
];
const SHORT_FORM =
  '(?:ООО|ПАО|НАО|ОАО|ЗАО|АО|АНО|НКО|РНКО|ИП|ГУП|МУП|ФГУП|ФГБУ|ГБУ|МБУ|ФГБОУ|НП|ТСЖ|СПК|КФХ|АКБ|КБ)';
const LONG_FORM = `(?:${LONG_FORMS.map(([long]) => long).join('|')})`;
/** Institutions that live on a budget: МБОУ, ГБУЗ, ФГАОУ ВО, and the same in words. */
const BUDGET_FORM = '(?:ФГ|ОГ|КГ|Г|М|Ф)[БАК](?:О|ДО|ПО|НО|ОО)?У[КЗ]?';
const BUDGET_LONG_FORM =
  '(?:Федеральное |Областное |Краевое )?(?:Государственное|Муниципальное) (?:бюджетное|автономное|каз[её]нное)';
const FORM = new RegExp(`^(?:(?:${SHORT_FORM}|${BUDGET_FORM})(?=[ «"])|${LONG_FORM}(?!\\p{L}))`, 'u');
const FORM_ANY_CASE = new RegExp(`^(?:${LONG_FORM}|${BUDGET_LONG_FORM})(?!\\p{L})`, 'iu');
const NEXT_FORM = new RegExp(`[ («](?=(?:${SHORT_FORM} ?[«"\\p{L}]|${LONG_FORM} ))`, 'u');

/** Whether a text begins as the name of an organisation or an entrepreneur does. */
export function isOrganisation(text: string): boolean {
  return FORM.test(text) || FORM_ANY_CASE.test(text);
}

/** «ООО …» for «Общество с ограниченной ответственностью …». `null` for a name that is short already. */
export function shortName(text: string): string | null {
  const long = LONG_FORMS.find(([form]) => text.toLowerCase().startsWith(form.toLowerCase()));
  return long === undefined ? null : `${long[1]}${text.slice(long[0].length)}`;
}

/** The person in «ИП Иванов Иван Иванович». `null` for an organisation. */
export function entrepreneurOf(text: string): string | null {
  const name = shortName(text) ?? text;
  return name.startsWith('ИП ') ? name.slice(3).trim() : null;
}

/** A long name with the short one in brackets behind it counts as two names. */
export function splitNames(text: string): string[] {
  const cut = isOrganisation(text) ? text.slice(1).search(NEXT_FORM) : -1;
  const before = cut < 0 ? '' : text.slice(0, cut + 1);
  // Quotes that stay open belong to the name: ООО «Торговый дом АО Ромашка».
  const isInside = before.split('«').length > before.split('»').length;
  return (cut < 0 || isInside ? [text] : [before, text.slice(cut + 1)]).map(trimmed).filter(Boolean);
}

/** Whether a text speaks of a bank. */
export function isBank(text: string): boolean {
  return /банк|bank|ркц|отделени[ея]|(?:^|[^\p{L}])(?:филиал|рнко|нко|акб|кб)(?!\p{L})/iu.test(text);
}

const MARKS =
  /(?<!\p{L})(?:г|город|обл|область|край|респ|республика|р-н|район|ул|улица|пр-?к?т|просп|проспект|пер|переулок|наб|набережная|ш|шоссе|пл|площадь|б-р|бульвар|мкр|пос|д|дом|к|корп|стр|оф|офис|кв|пом|помещ|этаж)(?![\p{L}])/giu;

/** Whether a text reads as an address: a postal index before more text, or at least two words of addresses. */
export function isAddress(text: string): boolean {
  if (/^\D{0,3}\d{6}(?!\d),? ?[\p{L}]/u.test(text)) return true;
  const marks = text.slice(0, 500).match(MARKS) ?? [];
  return marks.length >= 2 && text.includes(',');
}

/** Whether a text is a person's name in full: surname, name, patronymic. */
export function isPerson(text: string): boolean {
  return /^[А-ЯЁ][а-яё-]{1,40} [А-ЯЁ][а-яё]{1,40} [А-ЯЁ][а-яё]{1,40}(?:ич|вна|чна|вича|вны)$/u.test(text);
}

/** A name in the form that a field takes. */
export function asName(text: string): string {
  return withGuillemets(trimmed(text));
}

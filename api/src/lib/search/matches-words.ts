import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { foldText, typedWords } from '@cabinet/kernel/core/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The kinds of rows that are found by their words. */
type SearchedEntity = 'user' | 'payer';

/** Sorted by bytes of UTF-8, no text comes after this one. */
export const LAST_SIGN = '\u{10FFFF}';

/**
 * Whether each word of `q` begins a word of the row (`search_words`). A whole id finds its row, and an empty text finds
 * every row.
 *
 * @param id the column of the row's id in the query
 */
export function matchesWords(entity: SearchedEntity, id: string, q: string | undefined): RawBuilder<SqlBool> {
  const text = q?.trim() ?? '';
  if (text === '') return sql`true`;
  if (UUID_PATTERN.test(text)) return sql`${sql.ref(id)} = ${text}::uuid`;
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  return sql`(${sql.join(
    words.map(
      (word) => sql`${sql.ref(id)} in (
      select w.id from search_words w where w.entity = ${sql.lit(entity)} and w.word >= ${word} and w.word < ${word + LAST_SIGN})`,
    ),
    sql` and `,
  )})`;
}

/**
 * Whether each word of `q` begins a word of these texts: for up to some thousand rows, whose words have no index. Every
 * row has an empty text.
 */
export function fitsWords(
  q: string | undefined,
  ...columns: readonly (string | RawBuilder<unknown>)[]
): RawBuilder<SqlBool> {
  const text = q?.trim() ?? '';
  if (text === '') return sql`true`;
  const words = typedWords(text);
  if (words.length === 0) return sql`false`;
  const texts = sql.join(columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)));
  return sql`search_fits(concat_ws(' ', ${texts}), ${words}::text[])`;
}

/** The words to look for: a phone by its last digits, any other text cut at its signs. */
function wordsOf(text: string): string[] {
  const phone = phoneWord(foldText(text).trim());
  return phone === undefined ? typedWords(text) : [phone];
}

const PHONE = /^\+?[\d\s()-]{4,}$/;
const NATIONAL_DIGITS = 10;

/** The digits of a phone without the country's: of `+7 (912) 345-67-89`, `8 912 345` or `345-67-89`. */
function phoneWord(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 4) return undefined;
  if (text.startsWith('+7') || (text.startsWith('8') && digits.length > 1 + 3))
    return digits.slice(1, 1 + NATIONAL_DIGITS);
  return digits.length > NATIONAL_DIGITS ? digits.slice(-NATIONAL_DIGITS) : digits;
}

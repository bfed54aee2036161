import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { parseRequestNumber } from '#lib/human-number.ts';
import { fitsWords, matchesWords } from '#lib/search/matches-words.ts';
import { hasTypedSum } from '#lib/search/typed-sum.ts';

/** «п/п № 7», «7 от 24.11.2026»: the digits alone name a document of the bank, so other words make it another text. */
const DOCUMENT = /^(?:\P{L}|п[./]?п\.?|от)*$/iu;

/**
 * Requests `r` that a text finds, each of its meanings by an index: the number, the sum, the bank's document or the
 * provider's operation; otherwise the payer or the author by the beginnings of words. A list that is not everybody's
 * shows no phones, so that none is found by one.
 */
export function foundRequests(q: string, scope: string): RawBuilder<SqlBool> {
  const number = parseRequestNumber(q);
  const sum = hasTypedSum('x.amount', q);
  const named = [
    sql`select x.id from payment_requests x where x.payer_id in (select y.id from payers y where ${matchesWords('payer', 'y.id', q)})`,
    sql`select x.id from payment_requests x where x.user_id in (
      select w.id from users w where ${matchesWords('user', 'w.id', q)}
        and ${scope === 'all' ? sql`true` : fitsWords(q, 'w.display_name', 'w.email')})`,
  ];
  const meanings = [
    sql`select x.id from payment_requests x where x.provider_operation_id = ${q}`,
    ...(DOCUMENT.test(q)
      ? [
          sql`select x.id from payment_requests x
            where x.bank_reference is not null and bank_document_key(x.bank_reference) = bank_document_key(${q})`,
        ]
      : []),
    ...(number === undefined
      ? []
      : [sql`select x.id from payment_requests x where x.number = ${number}::bigint`]),
    ...(sum === undefined ? [] : [sql`select x.id from payment_requests x where ${sum}`]),
    ...(number === undefined && sum === undefined ? named : []),
  ];
  return sql<SqlBool>`r.id in (${sql.join(meanings, sql` union all `)})`;
}

import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { fitsWords, matchesWords } from '#lib/search/matches-words.ts';
import type { Payer } from './filter-repository.ts';

/** The postings with this id or number, and those of the payment request with this id or number. */
export async function findNumbered(
  db: Database,
  { id, transaction, request }: { id: string | null; transaction: number | null; request: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from ledger_postings where number = ${transaction}::bigint and payer_id is not null
    union select id from ledger_postings where id = ${id}::uuid and payer_id is not null
    union select p.id from payment_requests r
      join ledger_entries e on e.document_type = 'payment_request' and e.document_id = r.id::text
      join ledger_postings p on p.entry_id = e.id and p.payer_id is not null
      where r.number = ${request}::bigint or r.id = ${id}::uuid`.execute(db);
  return rows.map((row) => row.id);
}

/** The models whose name or id the words begin. */
export async function findModels(db: Database, q: string): Promise<string[]> {
  const models = await db
    .selectFrom('models as m')
    .select('m.id')
    .where(fitsWords(q, 'm.name', 'm.id'))
    .execute();
  return models.map(({ id }) => id);
}

/** Groups' and companies' payers that fit the words, and the payer with this id, up to a limit. A person's is found with them. */
export async function findPayersByWords(db: Database, q: string, limit: number): Promise<string[]> {
  const payers = await db
    .selectFrom('payers as y')
    .select('y.id')
    .where(matchesWords('payer', 'y.id', q))
    .where(UUID_PATTERN.test(q) ? sql<SqlBool>`true` : sql<SqlBool>`y.user_id is null`)
    .limit(limit)
    .execute();
  return payers.map(({ id }) => id);
}

interface FoundPerson {
  readonly id: string;
  readonly payer_id: string;
  /** They have spent from a payer that is not their own. */
  readonly spends_elsewhere: boolean;
}

/** People that fit the words, with their own payer, up to a limit. */
export async function findPeopleByWords(db: Database, q: string, limit: number): Promise<FoundPerson[]> {
  const spent = (of: RawBuilder<unknown>) =>
    sql`exists (select from ledger_user_days d where d.user_id = u.id and ${of})`;
  const { rows } = await sql<FoundPerson>`
    select u.id, y.id as payer_id, (${spent(sql`d.payer_id < y.id`)} or ${spent(sql`d.payer_id > y.id`)}) as spends_elsewhere
    from users u join payers y on y.user_id = u.id
    where ${matchesWords('user', 'u.id', q)} limit ${limit}`.execute(db);
  return rows;
}

/**
 * People who have spent from one of the payers, up to a limit. A list of one's own shows no e-mails and no phones, so
 * that the words are looked for in the names alone.
 */
export async function findSpenders(
  db: Database,
  q: string,
  { payers, limit }: { payers: readonly Payer[]; limit: number },
): Promise<string[]> {
  const ids = payers.map(({ id }) => id);
  const { rows } = await sql<{ readonly id: string }>`
    select u.id from users u where ${matchesWords('user', 'u.id', q)} and ${fitsWords(q, 'u.display_name')}
      and exists (select from ledger_user_days d where d.user_id = u.id and d.payer_id = any (${ids}::uuid[]))
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The postings with these ids. */
export const withIds = (ids: readonly string[]): RawBuilder<SqlBool> => sql`p.id = any (${ids}::uuid[])`;

/** The postings of a condition that are none of these. */
export const withoutIds = (condition: RawBuilder<SqlBool>, ids: readonly string[]): RawBuilder<SqlBool> =>
  sql`${condition} and p.id <> all (${ids}::uuid[])`;

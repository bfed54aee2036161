import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { CompanyFactsSchema } from './schemas.ts';

/**
 * The transfers that verify the company `c`: each came from the account in its bank details, with its INN, and paid a
 * request of the company itself, by an invoice of its own. A transfer that one person has confirmed proves nothing, and
 * neither does one that was refunded.
 */
const provingTransfers = sql`bank_transfers t
  join bank_statement_lines l on l.transfer_id = t.id and l.is_first
  join payment_requests v on v.id = t.request_id and v.status = 'paid' and not v.without_invoice
  join payers vp on vp.id = v.payer_id and vp.company_id = c.id
  where t.is_by_two is not false and l.payer_account = c.bank_account and l.payer_inn = c.inn`;

/** The words of two people about the company `c` as it is now. */
const words = sql`company_verifications w where w.company_id = c.id and w.second_by is not null and w.revoked_at is null
  and (w.inn, w.kpp, w.bank_account) is not distinct from (c.inn, c.kpp, c.bank_account)`;

/**
 * Whether the company `c` is who its requisites name (product §14.13). It follows from what is stored, so other
 * requisites end it at once.
 */
export const isVerified = sql<boolean>`(exists (select from ${provingTransfers}) or exists (select from ${words}))`;

/** Whether a company is who its requisites name; false for an id that no company has. */
export async function isVerifiedCompany(db: Database, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly is_verified: boolean }>`
    select ${isVerified} as is_verified from companies c where c.id = ${companyId}::uuid`.execute(db);
  return rows[0]?.is_verified ?? false;
}

/** What verifies a company: the earliest of its transfers, or else two people. */
export type VerifiedBy =
  | {
      readonly kind: 'transfer';
      readonly number: string;
      readonly date: string;
      readonly statement_id: string;
      readonly n: number;
    }
  | {
      readonly kind: 'people';
      readonly first: string;
      readonly second: string;
      readonly at: string;
    };

/** How the company `c` is verified, as JSON; null where it is not. */
export const verifiedBy: RawBuilder<VerifiedBy | null> = sql`coalesce(
  (select json_build_object('kind', 'transfer', 'number', t.document_number, 'date', t.document_date,
    'statement_id', l.statement_id, 'n', l.n) from ${provingTransfers} order by t.document_date, t.id limit 1),
  (select json_build_object('kind', 'people',
    'first', (select display_name from users where id = w.first_by),
    'second', (select display_name from users where id = w.second_by), 'at', w.second_at) from ${words} limit 1))`;

export type CompanyFacts = Static<typeof CompanyFactsSchema>;

/**
 * What staff see of the company that holds the payer `p`, as JSON; null for another payer. Two companies may share a
 * name and an INN, and these facts tell them apart. The owner of a company is whoever made it.
 */
export const companyFacts = sql<CompanyFacts | null>`(
  select json_build_object('id', c.id, 'inn', c.inn, 'kpp', c.kpp,
    'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'created_by', case when o.id is not null then json_build_object('id', o.id, 'display_name', o.display_name) end,
    'is_verified', ${isVerified})
  from companies c left join users o on o.id = c.owner_id where c.id = p.company_id)`;

/** What staff see of the company that holds a payer; null for a payer of a person or a group. */
export async function companyOfPayer(db: Database, payerId: string): Promise<CompanyFacts | null> {
  const row = await db
    .selectFrom('payers as p')
    .select(companyFacts.as('company'))
    .where('p.id', '=', payerId)
    .executeTakeFirst();
  return row?.company ?? null;
}

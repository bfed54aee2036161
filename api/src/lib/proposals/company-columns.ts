import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { isVerified } from '#lib/companies/verified.ts';

/** Whether the company `c` has the requisites that the author of the proposal `f` has seen. */
const hasSeenRequisites = sql`(c.inn, c.kpp, c.bank_account) is not distinct from
  (f.facts #>> '{order,inn}', f.facts #>> '{order,kpp}', f.facts #>> '{order,account}')`;

/**
 * Whether the company that a proposal is about is closed, or another one than its author has seen: by its requisites, or, where a
 * transfer without an invoice is given to it, no longer verified as well.
 */
export const areRequisitesOther = sql<boolean>`(f.status = 'pending' and case f.kind
  when 'company_verification' then not exists (
    select from companies c where c.id = (case when f.kind = 'company_verification' then f.subject::uuid end) and c.closed_at is null
      and ${hasSeenRequisites})
  when 'request_paid' then f.facts ? 'order' and not exists (
    select from companies c where c.id = p.company_id
      and ${hasSeenRequisites}
      and (${isVerified} or f.facts #>> '{order,is_verified}' = 'false'))
  else false end)`;

/** What the author of a proposal sees of the company that holds a payer; null for another payer. */
export async function seenOfCompany(db: Database, payerId: string): Promise<object | null> {
  const { rows } = await sql<{
    readonly inn: string | null;
    readonly kpp: string | null;
    readonly account: string | null;
    readonly is_verified: boolean;
  }>`
    select c.inn, c.kpp, c.bank_account as account, ${isVerified} as is_verified
    from payers p join companies c on c.id = p.company_id where p.id = ${payerId}::uuid`.execute(db);
  return rows[0] ?? null;
}

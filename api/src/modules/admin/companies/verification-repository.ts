import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { type CompanyFacts, companyFacts, type VerifiedBy, verifiedBy } from '#lib/companies/verified.ts';

export interface VerifiableRow {
  readonly id: string;
  readonly name: string;
  readonly inn: string | null;
  readonly kpp: string | null;
  readonly bank_account: string | null;
  readonly bank_name: string | null;
  readonly payer_id: string;
  readonly facts: CompanyFacts;
  readonly verified_by: VerifiedBy | null;
}

/** What people say words about: other requisites are another company to judge. */
export const requisitesOf = ({ inn, kpp, bank_account: account }: VerifiableRow) => ({ inn, kpp, account });

/** An open company with its requisites and how it is verified. */
export async function findVerifiable(db: Database, id: string): Promise<VerifiableRow | undefined> {
  const { rows } = await sql<VerifiableRow>`
    select c.id, c.name, c.inn, c.kpp, c.bank_account, c.bank_name, p.id as payer_id, ${companyFacts} as facts,
      ${verifiedBy} as verified_by
    from companies c join payers p on p.company_id = c.id where c.id = ${id}::uuid and c.closed_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Makes those who judge a company, and whoever changes its requisites, take turns. */
export async function lockVerifiable(trx: Database, id: string): Promise<VerifiableRow | undefined> {
  await sql`select from companies where id = ${id}::uuid for update`.execute(trx);
  return findVerifiable(trx, id);
}

/** The word of two people about the company `c` as it is now, unless it was taken back. */
const wordOfTwo = (companyId: string) => sql`w.company_id = ${companyId}::uuid and c.id = w.company_id
  and w.second_by is not null and w.revoked_at is null
  and (w.inn, w.kpp, w.bank_account) is not distinct from (c.inn, c.kpp, c.bank_account)`;

export async function hasWordOfTwo(db: Database, companyId: string): Promise<boolean> {
  const { rows } =
    await sql`select from company_verifications w, companies c where ${wordOfTwo(companyId)}`.execute(db);
  return rows.length > 0;
}

/** Returns whether there was such a word. */
export async function revokeWordOfTwo(
  trx: Database,
  companyId: string,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update company_verifications w
    set revoked_by = ${userId}::uuid, revoked_at = clock_timestamp(), revoke_reason = ${reason}
    from companies c where ${wordOfTwo(companyId)}`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Whether a person belongs to a company, suspended or not, or has made it. */
export async function isInsider(db: Database, companyId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users u where u.id = ${userId}::uuid and (u.company_id = ${companyId}::uuid
      or exists (select from company_members where company_id = ${companyId}::uuid and user_id = u.id)
      or exists (select from companies where id = ${companyId}::uuid and owner_id = u.id))`.execute(db);
  return rows.length > 0;
}

import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { type CompanyFacts, companyFacts, type VerifiedBy, verifiedBy } from '#lib/companies/verified.ts';

export interface VerifiableRow {
  readonly id: string;
  readonly name: string;
  readonly inn: string | null;
  readonly kpp: string | null;
  readonly bank_account: string | null;
  readonly bank_name: string | null;
  readonly facts: CompanyFacts;
  readonly verified_by: VerifiedBy | null;
}

/** An open company with its requisites and how it is verified. */
export async function findVerifiable(db: Database, id: string): Promise<VerifiableRow | undefined> {
  const { rows } = await sql<VerifiableRow>`
    select c.id, c.name, c.inn, c.kpp, c.bank_account, c.bank_name, ${verifiedBy} as verified_by,
      (select ${companyFacts} from payers p where p.company_id = c.id) as facts
    from companies c where c.id = ${id}::uuid and c.closed_at is null`.execute(db);
  return rows[0];
}

/** Makes those who judge a company, and whoever changes its requisites, take turns. */
export async function lockVerifiable(trx: Database, id: string): Promise<VerifiableRow | undefined> {
  await sql`select from companies where id = ${id}::uuid for update`.execute(trx);
  return findVerifiable(trx, id);
}

export interface WordRow {
  readonly id: string;
  readonly first_by: string;
  readonly first_name: string;
  readonly first_at: Date;
  /** Whether whoever gave it could give it now. */
  readonly first_stands: boolean;
  readonly second_by: string | null;
}

/** What has been said of a company with the requisites that it has now, unless it was taken back. */
export async function findWord(db: Database, companyId: string): Promise<WordRow | undefined> {
  const { rows } = await sql<WordRow>`
    select w.id, w.first_by, u.display_name as first_name, w.first_at, w.second_by,
      person_holds(w.first_by, 'payment_request:manage') or person_holds(w.first_by, 'user:manage') as first_stands
    from company_verifications w join companies c on c.id = w.company_id join users u on u.id = w.first_by
    where c.id = ${companyId}::uuid and w.revoked_at is null
      and (w.inn, w.kpp, w.bank_account) is not distinct from (c.inn, c.kpp, c.bank_account)`.execute(db);
  return rows[0];
}

export async function insertWord(trx: Database, companyId: string, userId: string): Promise<void> {
  await sql`
    insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by)
    select ${uuidv7()}::uuid, id, inn, kpp, bank_account, ${userId}::uuid from companies where id = ${companyId}::uuid`.execute(
    trx,
  );
}

export async function secondWord(trx: Database, id: string, userId: string): Promise<void> {
  await sql`update company_verifications set second_by = ${userId}::uuid, second_at = clock_timestamp()
    where id = ${id}::uuid`.execute(trx);
}

export async function revokeWord(
  trx: Database,
  id: string,
  by: { readonly userId: string; readonly reason: string },
): Promise<void> {
  await sql`update company_verifications
    set revoked_by = ${by.userId}::uuid, revoked_at = clock_timestamp(), revoke_reason = ${by.reason}
    where id = ${id}::uuid`.execute(trx);
}

/** Whether a person belongs to a company, suspended or not, or has made it. */
export async function isInsider(db: Database, companyId: string, userId: string): Promise<boolean> {
  return (await findInsiders(db, companyId, [userId])).has(userId);
}

export async function findInsiders(
  db: Database,
  companyId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    select u.id from users u where u.id = any (${userIds}::uuid[]) and (u.company_id = ${companyId}::uuid
      or exists (select from company_members where company_id = ${companyId}::uuid and user_id = u.id)
      or exists (select from companies where id = ${companyId}::uuid and owner_id = u.id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { SecondFactor } from './schemas.ts';

/**
 * The second factors of the person whose id it is, for a statement that reads more beside them: an array of text, in the order
 * of SECOND_FACTORS. Recovery codes are one beside another factor only, while one is left.
 */
export function factorsOfPerson(userId: RawBuilder<unknown>): RawBuilder<SecondFactor[]> {
  return sql<SecondFactor[]>`(select coalesce(array_agg(f.name order by f.place), '{}') from (
    select 'passkey' as name, 1 as place where exists (select from passkeys k where k.user_id = ${userId})
    union all select 'totp', 2 where exists (select from totp_secrets t where t.user_id = ${userId} and t.confirmed_at is not null)
    union all select 'recovery_code', 3 where exists (select from recovery_codes r where r.user_id = ${userId} and r.used_at is null)
      and ${hasFactor(userId)}) f)`;
}

/** The second factors that a person has, the first way first (product §12.9). */
export async function factorsOf(db: Database, userId: string): Promise<readonly SecondFactor[]> {
  const { rows } = await sql<{ readonly factors: SecondFactor[] }>`
    select ${factorsOfPerson(sql`${userId}::uuid`)} as factors`.execute(db);
  return rows[0]?.factors ?? [];
}

/** Forgets all that somebody proves themselves by beside the password: of a person who is deleted, or has lost it. */
export async function forgetFactors(db: Database, userId: string): Promise<void> {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes', 'sign_in_steps'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Whether somebody has a second factor: a password alone opens no session of theirs. */
export function hasFactor(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`person_has_factor(${userId})`;
}

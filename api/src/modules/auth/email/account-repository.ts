import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { hasFactor } from '#lib/second-factors/index.ts';
import { endSteps } from '../second-factor/repository.ts';

/** Gives somebody an e-mail that a letter has proved. Sign-ins under way end. */
export async function setProvedEmail(trx: Database, userId: string, email: string): Promise<void> {
  await sql`update users set email = ${email}, email_proved_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${userId}`.execute(trx);
  await endSteps(trx, userId);
}

/** Whoever knows the password signs in by it no more; a code by e-mail sets another one. */
export async function voidPassword(trx: Database, userId: string): Promise<void> {
  await sql`update users set password_hash = null where id = ${userId}`.execute(trx);
}

/**
 * Takes away the second factors that somebody has got since a day before a moment, and returns how many these were: whoever
 * prepares something begins with a factor of their own. The last one takes the recovery codes along (product §12.9).
 */
export async function removeFactorsSince(trx: Database, userId: string, moment: Date): Promise<number> {
  const since = sql`${moment}::timestamptz - interval '1 day'`;
  const { rows } = await sql<{ readonly removed: number }>`
    with keys as (delete from passkeys where user_id = ${userId} and created_at >= ${since} returning 1),
      apps as (delete from totp_secrets where user_id = ${userId} and created_at >= ${since}
        returning confirmed_at is not null as counts)
    select (select count(*) from keys)::integer + (select count(*) filter (where counts) from apps)::integer as removed`.execute(
    trx,
  );
  await sql`delete from recovery_codes where user_id = ${userId} and (created_at >= ${since}
    or not ${hasFactor(sql`${userId}::uuid`)})`.execute(trx);
  return rows[0]?.removed ?? 0;
}

/** What somebody has proposed since a moment, and nobody has decided. */
export async function findProposedSince(trx: Database, userId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from proposals where proposed_by = ${userId} and status = 'pending' and created_at >= ${since}
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

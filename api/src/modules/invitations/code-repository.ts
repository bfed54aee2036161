import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

export const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** A new code takes the place of the one before. Returns until when it is good. */
export async function saveCode(db: Database, invitationId: string, hmac: Uint8Array): Promise<Date> {
  const { rows } = await sql<{ readonly expires_at: Date }>`
    insert into invitation_codes (invitation_id, code_hmac, expires_at)
    values (${invitationId}, ${hmac}, clock_timestamp() + make_interval(mins => ${sql.lit(CODE_MINUTES)}))
    on conflict (invitation_id) do update
      set code_hmac = excluded.code_hmac, expires_at = excluded.expires_at, attempts = 0
    returning expires_at`.execute(db);
  const [saved] = rows;
  if (!saved) throw new Error('a code was not saved');
  return saved.expires_at;
}

/**
 * Counts one try at the code and returns what to compare with, in one statement, so that exactly five of any number of
 * parallel guesses get it. Undefined when there is no code, or it has expired or was tried too often.
 */
export async function takeCodeTry(db: Database, invitationId: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ readonly code_hmac: Uint8Array }>`
    update invitation_codes set attempts = attempts + 1
    where invitation_id = ${invitationId} and expires_at > clock_timestamp() and attempts < ${sql.lit(CODE_TRIES)}
    returning code_hmac`.execute(db);
  return rows[0]?.code_hmac;
}

/** Only one of two parallel right answers wins, and none once another code has come. */
export async function spendCode(db: Database, invitationId: string, hmac: Uint8Array): Promise<boolean> {
  const { rows } = await sql`delete from invitation_codes
    where invitation_id = ${invitationId} and code_hmac = ${hmac} returning invitation_id`.execute(db);
  return rows.length > 0;
}

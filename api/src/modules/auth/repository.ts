import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export type Account = {
  id: string;
  email: string;
  display_name: string;
  password_hash: string | null;
  is_active: boolean;
};

export function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'password_hash', 'is_active'])
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function noteSignIn(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ last_sign_in_at: sql<Date>`now()` }).where('id', '=', userId).execute();
}

/** Sets the password; where `known` is given, only as long as that is the hash in its place. */
export async function setPassword(
  db: Database,
  { userId, passwordHash, known }: { userId: string; passwordHash: string; known?: string },
): Promise<boolean> {
  let query = db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where('id', '=', userId);
  if (known !== undefined) query = query.where('password_hash', '=', known);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One living code a person: the new one takes the place of the old, with its tries. */
export async function saveResetCode(
  db: Database,
  { userId, codeHmac, minutes }: { userId: string; codeHmac: Buffer; minutes: number },
): Promise<void> {
  await sql`
    insert into reset_codes (user_id, code_hmac, expires_at)
    values (${userId}, ${codeHmac}, now() + make_interval(mins => ${minutes}))
    on conflict (user_id) do update set
      code_hmac = excluded.code_hmac, expires_at = excluded.expires_at, attempts = 0, used_at = null, created_at = now()
  `.execute(db);
}

/**
 * Counts one try and returns the code that it may be compared with, in one statement: of any number of parallel
 * guesses exactly `tries` see the code. Nothing comes back when it is used, expired or tried too often.
 */
export async function takeResetTry(
  db: Database,
  userId: string,
  tries: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .updateTable('reset_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', tries)
    .returning('code_hmac')
    .executeTakeFirst();
  return row?.code_hmac;
}

/** Of two parallel right answers one wins: the other finds the code used. */
export async function spendResetCode(db: Database, userId: string, codeHmac: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hmac', '=', codeHmac)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

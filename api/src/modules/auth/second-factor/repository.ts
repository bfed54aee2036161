import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { factorsOfPerson } from '#lib/second-factors/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import type { AccountOnDevice } from '../repository.ts';

const STEP_MINUTES = 10;

/**
 * Locks an account, if it is still the one whose password was checked: of a change of its password or its factors and of a
 * step one comes first.
 */
export async function lockUnchanged(
  db: Database,
  { id, password_hash }: { readonly id: string; readonly password_hash: string | null },
): Promise<boolean> {
  const { rows } = await sql`select from users
    where id = ${id} and password_hash = ${password_hash} and is_active and deleted_at is null for update`.execute(
    db,
  );
  return rows.length > 0;
}

/** Stores a sign-in that waits for the second factor. Only its hash stays. */
export async function saveStep(
  db: Database,
  userId: string,
): Promise<{ readonly secret: string; readonly expires: Date }> {
  const secret = newSecret();
  const { rows } = await sql<{ readonly expires_at: Date }>`
    insert into sign_in_steps (token_hash, user_id, expires_at)
    values (${hashSecret(secret)}, ${userId}, clock_timestamp() + make_interval(mins => ${sql.lit(STEP_MINUTES)}))
    returning expires_at`.execute(db);
  if (!rows[0]) throw new Error('a step was not stored');
  return { secret, expires: rows[0].expires_at };
}

/** Whose sign-in waits, and whether their account knows the browser; undefined once its time is over. */
export async function findStep(
  db: Database,
  secret: string,
  deviceHash: Uint8Array,
): Promise<AccountOnDevice | undefined> {
  const { rows } = await sql<AccountOnDevice>`
    select u.id, u.email, u.display_name, u.password_hash, u.is_active, ${factorsOfPerson(sql`u.id`)} as factors,
      exists (select from known_devices d where d.user_id = u.id and d.token_hash = ${deviceHash}) as "isKnownDevice"
    from sign_in_steps s join users u on u.id = s.user_id
    where s.token_hash = ${hashSecret(secret)} and s.expires_at > clock_timestamp() and u.deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Ends one step; false where another call has ended it before, or its time is over. Call it with the user's row locked. */
export async function endStep(db: Database, secret: string): Promise<boolean> {
  const { rows } = await sql`delete from sign_in_steps
    where token_hash = ${hashSecret(secret)} and expires_at > clock_timestamp() returning user_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Ends all steps of a person: their password or their factors have changed. */
export async function endSteps(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute();
}

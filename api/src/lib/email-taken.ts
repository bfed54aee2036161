import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUniqueViolation } from '#db/index.ts';

/**
 * Whether somebody else than the person has an e-mail, or had it a few days ago and may have it back (product §12.12): nobody
 * else gets it.
 */
export const isTaken = (email: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql<SqlBool>`(
  exists (select from users t where t.email = ${email} and t.deleted_at is null and t.id is distinct from ${userId})
  or email_is_kept(${email}, ${userId}))`;

/** No row: an e-mail that is kept for somebody is refused behind the row of the new account, and the transaction ends with it. */
export function nobodyWhereTaken(error: unknown): { readonly rows: readonly never[] } {
  if (!isUniqueViolation(error)) throw error;
  return { rows: [] };
}

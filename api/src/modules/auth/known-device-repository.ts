import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../lib/sessions/token.ts';

/** A browser that has not signed in for so long is a new one. */
export const DEVICE_DAYS = 180;

export type RememberedDevice = {
  token: string;
  /** What the account knew before this: nothing of this browser, or nothing of any. */
  isNew: boolean;
  isFirst: boolean;
  newToday: number;
};

/**
 * Notes that the browser has proved to be its person's, and returns the token for its cookie. Call it where the row of
 * the user is locked. A token that the account does not know yet may have been planted by somebody who holds it too, so
 * the browser gets another, and so do the other accounts that knew it by the old one.
 */
export async function rememberDevice(
  db: Database,
  userId: string,
  token: string | undefined,
): Promise<RememberedDevice> {
  if (token !== undefined && (await isStillKnown(db, userId, token)))
    return { token, isNew: false, isFirst: false, newToday: 0 };

  const fresh = newToken();
  if (token !== undefined) {
    await db
      .updateTable('known_devices')
      .set({ token_hash: hashToken(fresh) })
      .where('token_hash', '=', hashToken(token))
      .execute();
  }
  const { known, today } = await db
    .selectFrom('known_devices')
    .select([
      sql<number>`count(*)::integer`.as('known'),
      sql<number>`(count(*) filter (where created_at > now() - interval '1 day'))::integer`.as('today'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hashToken(fresh) })
    .execute();
  return { token: fresh, isNew: true, isFirst: known === 0, newToday: today };
}

async function isStillKnown(db: Database, userId: string, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

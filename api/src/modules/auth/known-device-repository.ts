import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';

/** After so long without a sign-in a browser counts as new. */
export const DEVICE_DAYS = 180;

export interface RememberedDevice {
  readonly secret: string;
  /** Whether the account did not know this browser; `isFirst` says that it knew none at all. */
  readonly isNew: boolean;
  readonly isFirst: boolean;
  readonly newToday: number;
}

/**
 * Marks the browser as known to the account and returns the secret for its cookie. Call it with the user's row locked. A
 * secret that is new to the account may have been planted by somebody who knows it, so it is replaced, also for other
 * accounts that know the browser by it.
 */
export async function rememberDevice(
  db: Database,
  userId: string,
  secret: string | undefined,
): Promise<RememberedDevice> {
  if (secret !== undefined && (await isStillKnown(db, userId, secret)))
    return { secret, isNew: false, isFirst: false, newToday: 0 };

  const fresh = newSecret();
  if (secret !== undefined) {
    await db
      .updateTable('known_devices')
      .set({ token_hash: hashSecret(fresh) })
      .where('token_hash', '=', hashSecret(secret))
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
    .values({ user_id: userId, token_hash: hashSecret(fresh) })
    .execute();
  return { secret: fresh, isNew: true, isFirst: known === 0, newToday: today };
}

async function isStillKnown(db: Database, userId: string, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

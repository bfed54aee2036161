import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';

interface Hmacs {
  readonly number: Uint8Array;
  readonly secret: Uint8Array;
}
interface CodeToTry {
  readonly id: string;
  readonly secret_hmac: Uint8Array;
}

const FROM_NOW = sql<Date>`now() + make_interval(mins => ${sql.lit(RESET_CODE_MINUTES)})`;

/** A new code does not invalidate earlier ones. */
export async function saveResetCode(db: Database, userId: string, { number, secret }: Hmacs): Promise<void> {
  await db
    .insertInto('reset_codes')
    .values({ id: uuidv7(), user_id: userId, number_hmac: number, secret_hmac: secret, expires_at: FROM_NOW })
    .execute();
}

/** Restarts the time of the newest valid code; false when there is none. */
export async function prolongNewestCode(db: Database, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await living(db, userId)
    .set({ expires_at: FROM_NOW })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('reset_codes')
        .select('id')
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts one try at a code and returns the secret to compare with, in one statement, so that exactly five of any number
 * of parallel guesses get it. Undefined when the code is unknown, used, expired or tried too often.
 */
export function takeResetTry(
  db: Database,
  userId: string,
  numbers: readonly Uint8Array[],
): Promise<CodeToTry | undefined> {
  return living(db, userId)
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('number_hmac', 'in', numbers)
    .returning(['id', 'secret_hmac'])
    .executeTakeFirst();
}

/** Only one of two parallel right answers wins. It uses up the person's other codes too. */
export async function spendResetCode(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    update reset_codes set used_at = now() where user_id = ${userId} and used_at is null returning id`.execute(
    db,
  );
  return rows.some((row) => row.id === id);
}

function living(db: Database, userId: string) {
  return db
    .updateTable('reset_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', RESET_CODE_TRIES);
}

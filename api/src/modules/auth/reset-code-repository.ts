import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import { type Database, uuidv7 } from '../../db/index.ts';

type Hmacs = { number: Uint8Array; secret: Uint8Array };
type CodeToTry = { id: string; secret_hmac: Uint8Array };

const FROM_NOW = sql<Date>`now() + make_interval(mins => ${sql.lit(RESET_CODE_MINUTES)})`;

/** Codes of a person live beside each other: asking for one invalidates none. */
export async function saveResetCode(db: Database, userId: string, { number, secret }: Hmacs): Promise<void> {
  await db
    .insertInto('reset_codes')
    .values({ id: uuidv7(), user_id: userId, number_hmac: number, secret_hmac: secret, expires_at: FROM_NOW })
    .execute();
}

/** Gives the newest living code its whole time again; false when there is none. */
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
 * Counts one try at the code of a letter and returns what it may be compared with, in one statement: of any number of
 * parallel guesses exactly five see the code. Nothing comes back when there is no such letter, or its code is used,
 * expired or tried too often.
 */
export function takeResetTry(
  db: Database,
  userId: string,
  number: Uint8Array,
): Promise<CodeToTry | undefined> {
  return living(db, userId)
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('number_hmac', '=', number)
    .returning(['id', 'secret_hmac'])
    .executeTakeFirst();
}

/** Of two parallel right answers one wins: the other finds the code used. The person's other codes go with it. */
export async function spendResetCode(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
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

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
  return accountByEmail(db, email).executeTakeFirst();
}

export type AccountOnDevice = Account & { isKnownDevice: boolean };

/** The account, and whether the browser with this token has signed in to it before; one statement for either answer. */
export function findAccountOnDevice(
  db: Database,
  email: string,
  deviceHash: Uint8Array,
): Promise<AccountOnDevice | undefined> {
  return accountByEmail(db, email)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('known_devices')
          .select('user_id')
          .whereRef('known_devices.user_id', '=', 'users.id')
          .where('token_hash', '=', deviceHash),
      )
        .$castTo<boolean>()
        .as('isKnownDevice'),
    )
    .executeTakeFirst();
}

function accountByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'password_hash', 'is_active'])
    .where('email', '=', email.toLowerCase())
    .where('deleted_at', 'is', null);
}

/** Notes the sign-in and keeps the row of the user; false when the account is no longer the one whose password was right. */
export async function noteSignIn(db: Database, { id, password_hash }: Account): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

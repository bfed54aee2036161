import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { factorsOfPerson } from '#lib/second-factors/index.ts';
import type { SecondFactor } from '#lib/second-factors/schemas.ts';
import type { SignInProof } from '#lib/sessions/repository.ts';
import { endSteps } from './second-factor/repository.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly password_hash: string | null;
  readonly is_active: boolean;
  /** What must follow the password; empty where it is enough. */
  readonly factors: readonly SecondFactor[];
}

export function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return accountByEmail(db, email).executeTakeFirst();
}

export function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

export type AccountOnDevice = Account & { readonly isKnownDevice: boolean };

/** The account of an e-mail or an id, and whether the browser with this secret has signed in to it before. */
export function findAccountOnDevice(
  db: Database,
  of: { readonly email: string } | { readonly id: string },
  deviceHash: Uint8Array,
): Promise<AccountOnDevice | undefined> {
  return ('id' in of ? accounts(db).where('id', '=', of.id) : accountByEmail(db, of.email))
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
  return accounts(db).where('email', '=', email.toLowerCase());
}

function accounts(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'password_hash', 'is_active'])
    .select(factorsOfPerson(sql`users.id`).as('factors'))
    .where('deleted_at', 'is', null);
}

/**
 * Records the sign-in and locks the user's row; false when the account has changed since the person proved who they are. A
 * change of the password matters to whoever has just typed it.
 */
export async function noteSignIn(
  db: Database,
  { id, password_hash }: Account,
  by: SignInProof,
): Promise<boolean> {
  let query = db
    .updateTable('users')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null);
  if (by === 'password') query = query.where('password_hash', '=', password_hash);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets the password, and ends the sign-ins that wait for the second factor behind the former one. With `known`, it does so
 * only while that is still the stored hash.
 */
export async function setPassword(
  db: Database,
  {
    userId,
    passwordHash,
    known,
  }: { readonly userId: string; readonly passwordHash: string; readonly known?: string },
): Promise<boolean> {
  let query = db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where('id', '=', userId);
  if (known !== undefined) query = query.where('password_hash', '=', known);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows > 0n) await endSteps(db, userId);
  return numUpdatedRows > 0n;
}

/** Stores another hash of the same password, unless the password has changed since. Nothing else of the account changes. */
export async function replaceHash(
  db: Database,
  { id, known, next }: { readonly id: string; readonly known: string; readonly next: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: next })
    .where('id', '=', id)
    .where('password_hash', '=', known)
    .execute();
}

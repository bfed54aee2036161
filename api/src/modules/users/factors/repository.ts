import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { VerifiedPasskey } from '#lib/second-factors/index.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly user_agent: string;
  readonly is_backed_up: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const SHOWN = ['id', 'name', 'user_agent', 'is_backed_up', 'created_at', 'last_used_at'] as const;

export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface NewPasskeyRow extends VerifiedPasskey {
  readonly userId: string;
  readonly name: string;
  readonly userAgent: string;
  readonly transports: string[];
}

/** Undefined where somebody has this key already. */
export function savePasskey(db: Database, row: NewPasskeyRow): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      id: uuidv7(),
      user_id: row.userId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      sign_count: row.signCount,
      transports: row.transports,
      name: row.name,
      user_agent: row.userAgent,
      is_backed_up: row.isBackedUp,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

interface OwnPasskey {
  readonly userId: string;
  readonly id: string;
}

export function renamePasskey(
  db: Database,
  { userId, id }: OwnPasskey,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst();
}

export function findPasskey(db: Database, { userId, id }: OwnPasskey): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function deletePasskey(
  db: Database,
  { userId, id }: OwnPasskey,
): Promise<{ readonly name: string } | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}

/** The secret of an app that is switched on. */
export function findTotp(
  db: Database,
  userId: string,
): Promise<{ readonly created_at: Date; readonly last_used_at: Date | null } | undefined> {
  return db
    .selectFrom('totp_secrets')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Stores a secret that no code was typed of yet, in the place of one that was shown before. */
export async function savePendingTotp(db: Database, userId: string, sealed: Uint8Array): Promise<void> {
  await sql`delete from totp_secrets where user_id = ${userId} and confirmed_at is null`.execute(db);
  await db.insertInto('totp_secrets').values({ user_id: userId, sealed_secret: sealed }).execute();
}

/** Whether a secret was shown within the last hour and no code of it was typed yet. */
export async function hasPendingTotp(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select from totp_secrets where user_id = ${userId} and confirmed_at is null
    and created_at > clock_timestamp() - interval '1 hour'`.execute(db);
  return rows.length > 0;
}

/** False where codes of an app are off. */
export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`delete from totp_secrets where user_id = ${userId} and confirmed_at is not null
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** How many recovery codes there are and were; undefined where there are none. */
export async function countRecoveryCodes(
  db: Database,
  userId: string,
): Promise<{ readonly left: number; readonly total: number; readonly created_at: Date } | undefined> {
  const { rows } = await sql<{ readonly left: number; readonly total: number; readonly created_at: Date }>`
    select (count(*) filter (where used_at is null))::integer as left, count(*)::integer as total,
      min(created_at) as created_at
    from recovery_codes where user_id = ${userId} having count(*) > 0`.execute(db);
  return rows[0];
}

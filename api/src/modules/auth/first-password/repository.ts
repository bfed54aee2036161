import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

const LINK_DAYS = 7;

/** Stores a new link. From now on only its secret works. Returns until when. */
export async function saveLink(
  db: Database,
  link: { readonly userId: string; readonly secretHash: Uint8Array; readonly sentBy: string | null },
): Promise<Date> {
  await endLinks(db, link.userId);
  const { rows } = await sql<{ readonly expires_at: Date }>`
    insert into first_password_links (secret_hash, user_id, sent_by, expires_at)
    values (${link.secretHash}, ${link.userId}, ${link.sentBy},
      clock_timestamp() + make_interval(days => ${sql.lit(LINK_DAYS)}))
    returning expires_at`.execute(db);
  if (!rows[0]) throw new Error('a link was not stored');
  return rows[0].expires_at;
}

/** Ends all links that were sent before: of another letter, to another address, of a deleted account. */
export async function endLinks(db: Database, userId: string): Promise<void> {
  await sql`update first_password_links set is_current = false where user_id = ${userId} and is_current`.execute(
    db,
  );
}

export interface LinkRow {
  readonly user_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly is_active: boolean;
  readonly has_password: boolean;
  readonly state: 'open' | 'used' | 'revoked' | 'expired' | 'replaced';
  readonly expires_at: Date;
}

/**
 * What a link was sent for. It is revoked when its sender lost the right to, also before that was written down.
 * Undefined for a link that never existed, and when its account is deleted.
 */
export async function findLink(db: Database, secretHash: Uint8Array): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select l.user_id, u.email, u.display_name, u.is_active, u.password_hash is not null as has_password, l.expires_at,
      case when l.used_at is not null or u.password_hash is not null then 'used'
        when l.revoked_at is not null then 'revoked' when not l.is_current then 'replaced'
        when not coalesce(person_holds(l.sent_by, 'user:manage'), true) then 'revoked'
        when l.expires_at <= clock_timestamp() then 'expired' else 'open' end as state
    from first_password_links l join users u on u.id = l.user_id
    where l.secret_hash = ${secretHash} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/**
 * Locks the account and its link before that is read again: of two answers only one comes first, and whoever ends the
 * link meanwhile has been first, or waits.
 */
export async function lockLink(db: Database, secretHash: Uint8Array): Promise<void> {
  await sql`select from users where id = (select user_id from first_password_links where secret_hash = ${secretHash})
    for update`.execute(db);
  await sql`select from first_password_links where secret_hash = ${secretHash} for update`.execute(db);
}

export async function spendLink(
  db: Database,
  { secretHash, userId, passwordHash }: { secretHash: Uint8Array; userId: string; passwordHash: string },
): Promise<void> {
  await sql`update first_password_links set used_at = clock_timestamp() where secret_hash = ${secretHash}`.execute(
    db,
  );
  await sql`update users set password_hash = ${passwordHash}, updated_at = now() where id = ${userId}`.execute(
    db,
  );
}

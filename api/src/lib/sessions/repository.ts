import { sql } from 'kysely';
import type { Database, DatabaseConnection } from '#db/database.ts';
import { uuidv7 } from '#db/uuidv7.ts';
import type { SessionActor } from '#lib/audit/actor.ts';
import { KEPT_ROLE_ID } from '#lib/roles/kept-role.ts';
import { IS_FACTOR_DUE } from '../second-factors/demanded.ts';
import { hasFactor } from '../second-factors/factors.ts';
import type { Proof, SecondFactor } from '../second-factors/schemas.ts';
import { hashProof, hashSecret, newSecret, proofOf } from './secret.ts';
import type { StoredSession, Writer } from './session.ts';

/** The time is counted from the sign-in, and use does not prolong it, so a stolen secret becomes worthless. */
const LIFE_DAYS = 30;

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly is_active: boolean;
  readonly idle_seconds: number;
  readonly age_seconds: number;
  readonly role_id: string;
  readonly role_key: string | null;
  readonly role_version: number;
  /** The id and the version of the role that is kept in a company. */
  readonly kept_role: string | null;
  readonly company_id: string | null;
  readonly last_write: string | null;
  readonly permissions: readonly string[];
  readonly is_factor_due: boolean;
  readonly is_older: boolean;
  readonly confirmed_until: Date | null;
  readonly confirmation_unused_seconds: number;
  readonly confirmed_fingerprint: string | null;
  readonly device_hash: string | null;
}

export interface Device {
  readonly userAgent: string;
  readonly ip: string;
  readonly fingerprint: string | null;
}

/** A proof of who somebody is holds for so long, and for so long after what it was last asked for (product §12.10). */
const [PROOF_LASTS, USE_LASTS] = ["interval '2 hours'", "interval '15 minutes'"];

const CONFIRMATION_COLUMNS = `
  case when s.confirmed_at > now() - ${PROOF_LASTS} and s.confirmation_used_at > now() - ${USE_LASTS}
    then least(s.confirmed_at + ${PROOF_LASTS}, s.confirmation_used_at + ${USE_LASTS}) end as confirmed_until,
  extract(epoch from now() - s.confirmation_used_at)::float8 as confirmation_unused_seconds,
  s.confirmed_fingerprint, encode(s.device_hash, 'hex') as device_hash`;

/** The columns of `SessionRow`, for statements that read more beside the session. */
export const SESSION_COLUMNS = `
  s.id as session_id, s.user_id, u.is_active, extract(epoch from now() - s.last_seen_at)::float8 as idle_seconds,
  extract(epoch from now() - s.created_at)::float8 as age_seconds,
  u.role_id, r.key as role_key, r.version as role_version, u.company_id,
  (select k.id || '.' || k.version from roles k where k.id = ${KEPT_ROLE_ID}) as kept_role,
  s.last_write_lsn::text as last_write, s.proof_hash is null as is_older, ${CONFIRMATION_COLUMNS},
  ${IS_FACTOR_DUE} as is_factor_due,
  array(select permission from role_permissions where role_id = u.role_id order by position) as permissions`;

/** Valid sessions with their users; `$1` is the token's hash. */
export const SESSION_FROM = `
  sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and u.deleted_at is null`;

const FIND_SESSION = { name: 'find-session', text: `select ${SESSION_COLUMNS} from ${SESSION_FROM}` };

export async function findSession(
  { query }: DatabaseConnection,
  secretHash: Buffer,
): Promise<StoredSession | undefined> {
  const { rows } = await query<SessionRow>({ ...FIND_SESSION, values: [secretHash] });
  return rows[0] && toSession(rows[0]);
}

export function toSession(row: SessionRow): StoredSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    isActive: row.is_active,
    idleSeconds: row.idle_seconds,
    ageSeconds: row.age_seconds,
    roleId: row.role_id,
    roleKey: row.role_key,
    accessStamp: stampOf(row),
    companyId: row.company_id,
    lastWrite: row.last_write ?? undefined,
    permissions: row.permissions,
    isFactorDue: row.is_factor_due,
    isOlder: row.is_older,
    confirmation: row.confirmed_until && {
      until: row.confirmed_until,
      unusedSeconds: row.confirmation_unused_seconds,
      deviceHash: row.device_hash,
      fingerprint: row.confirmed_fingerprint,
    },
  };
}

function stampOf({ role_id: id, role_version: version, kept_role: kept }: SessionRow): string {
  return kept === null ? `${id}.${version}` : `${id}.${version}+${kept}`;
}

/** What proves a session whose secret is in hand. */
export function sessionActor(id: string, secret: string, isOlder: boolean): SessionActor {
  return { session: id, proof: proofOf(secret, isOlder).toString('hex') };
}

/** By what somebody has signed in (product §12.9). */
export type SignInProof = 'password' | SecondFactor;

type Opening = Device & { readonly deviceHash: Uint8Array; readonly by: SignInProof };

/**
 * Opens a session, in which the person has just proved who they are; returns its secret, which is stored nowhere. Undefined
 * where the password is the only proof and the person has a second factor. The transaction fails at its end without the row of
 * the audit log that tells of the sign-in. Call it with the user's row locked.
 */
export async function openSession(
  db: Database,
  userId: string,
  { userAgent, ip, fingerprint, deviceHash, by }: Opening,
): Promise<{ readonly actor: SessionActor; readonly secret: string; readonly expires: Date } | undefined> {
  const id = uuidv7();
  const secret = newSecret();
  const expires = new Date(Date.now() + LIFE_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql`
    insert into sessions (id, token_hash, proof_hash, user_id, user_agent, ip, fingerprint, device_hash, expires_at,
      confirmed_at, confirmed_by, confirmed_fingerprint, confirmation_used_at)
    select ${id}::uuid, ${hashSecret(secret)}::bytea, ${hashProof(proofOf(secret))}::bytea, ${userId}::uuid, ${userAgent}, ${ip},
      ${fingerprint}, ${deviceHash}::bytea, ${expires}::timestamptz, t.now, ${by}, ${fingerprint}, t.now
    from (select clock_timestamp() as now) t where ${by} <> 'password' or not ${hasFactor(sql`${userId}::uuid`)}
    returning id`.execute(db);
  return rows.length === 0 ? undefined : { actor: sessionActor(id, secret, false), secret, expires };
}

/** Records that the session is in use, which does not prolong it. */
export async function touchSession(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Notes that the person of a session has proved anew who they are, and on which device. Returns until when that holds, if the
 * session is still there.
 */
export async function confirmSession(
  db: Database,
  id: string,
  {
    by,
    fingerprint,
    deviceHash,
  }: Pick<Device, 'fingerprint'> & { readonly by: Proof; readonly deviceHash: Buffer },
): Promise<Date | undefined> {
  const confirmed = await db
    .updateTable('sessions as s')
    .set({
      confirmed_at: sql<Date>`now()`,
      confirmed_by: by,
      confirmed_fingerprint: fingerprint,
      confirmation_used_at: sql<Date>`now()`,
      device_hash: deviceHash,
    })
    .where('s.id', '=', id)
    .where('s.revoked_at', 'is', null)
    .returning(sql<Date>`now() + ${sql.raw(USE_LASTS)}`.as('until'))
    .executeTakeFirst();
  return confirmed?.until;
}

/** Records that a proof was asked for, which prolongs it. One that has ended meanwhile stays ended. */
export async function useConfirmation(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmation_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('confirmation_used_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Whoever has one of the sessions must prove anew who they are. Call it for the other sessions of a person in the transaction
 * that changes how they prove it. That they had proved it stays known: it ends a reset of their factors.
 */
export async function endConfirmations(
  db: Database,
  which: { readonly id: string } | { readonly userId: string; readonly exceptId: string },
): Promise<void> {
  const query = db.updateTable('sessions').set({ confirmation_used_at: null });
  await ('id' in which
    ? query.where('id', '=', which.id)
    : query.where('user_id', '=', which.userId).where('id', '!=', which.exceptId)
  ).execute();
}

/**
 * Notes how far the write-ahead log is after a session has written, so that a replica answers the session only when it
 * has that. A crash may forget the note: then there is no primary, and a replica answers only when it has replayed
 * everything. Returns the place in the log, if there is such a session.
 */
export async function noteWrite(db: Database, of: Writer): Promise<string | undefined> {
  const [column, value] =
    'id' in of ? ['id', of.id] : 'userId' in of ? ['user_id', of.userId] : ['token_hash', of.secretHash];
  const { rows } = await sql<{ readonly last_write: string }>`
    with soon as materialized (select set_config('synchronous_commit', 'off', true))
    update sessions set last_write_lsn = pg_current_wal_insert_lsn()
    from soon where ${sql.ref(`sessions.${column}`)} = ${value} and revoked_at is null
    returning last_write_lsn::text as last_write`.execute(db);
  return rows[0]?.last_write;
}

/** Ends the session of a secret; returns what proves it, if there was one that had not ended by itself. */
export async function revokeSessionBySecret(
  db: Database,
  secret: string,
  reason: string,
): Promise<SessionActor | undefined> {
  const ended = await revoke(db, reason)
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', sql<boolean>`proof_hash is null`.as('is_older')])
    .executeTakeFirst();
  return ended && sessionActor(ended.id, secret, ended.is_older);
}

/** Ends a session and forgets its browser. Returns false when the user has no such valid session. */
export async function revokeSession(
  db: Database,
  userId: string,
  id: string,
  reason: string,
): Promise<boolean> {
  const ended = await revoke(db, reason)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('device_hash')
    .executeTakeFirst();
  if (ended?.device_hash) {
    await db
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('token_hash', '=', ended.device_hash)
      .execute();
  }
  return ended !== undefined;
}

/**
 * Ends the sessions of a user, returns how many were open, and forgets their browsers: on reset, on deactivation, on a change of role or password.
 * Call it in the transaction of that change. `exceptId` spares the session that makes the change.
 */
export async function revokeUserSessions(
  db: Database,
  {
    userId,
    reason,
    exceptId,
  }: { readonly userId: string; readonly reason: string; readonly exceptId?: string },
): Promise<number> {
  let query = revoke(db, reason).where('user_id', '=', userId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  const ended = await query.returning(sql<boolean>`expires_at > now()`.as('was_open')).execute();
  await sql`
    delete from known_devices where user_id = ${userId}
      and token_hash is distinct from (select device_hash from sessions where id = ${exceptId ?? null})`.execute(
    db,
  );
  return ended.filter(({ was_open: wasOpen }) => wasOpen).length;
}

function revoke(db: Database, reason: string) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()`, revoke_reason: reason })
    .where('revoked_at', 'is', null);
}

export interface DeviceSession {
  readonly id: string;
  readonly user_agent: string;
  readonly ip: string;
  readonly fingerprint: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

export function listSessions(db: Database, userId: string): Promise<DeviceSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'fingerprint', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

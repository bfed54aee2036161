import { type SqlBool, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { isTaken } from '#lib/email-taken.ts';
import { waits } from '#lib/granted/lapsed.ts';

const LINK_HOURS = 24;
const UNDO_DAYS = 7;

/** What has become of a change, as whoever holds the link to the new e-mail sees it. */
export type ConfirmState = 'open' | 'awaits' | 'done' | 'stopped' | 'expired' | 'replaced' | 'taken';
/** The same for whoever holds a link to the former e-mail. */
export type UndoState = 'open' | 'took_effect' | 'stopped' | 'undone' | 'expired' | 'overruled';
/** Why a change has ended. */
export type Ended = 'replaced' | 'cancelled' | 'stopped' | 'undone' | 'returned' | 'overruled';

export interface ChangeRow {
  readonly id: string;
  readonly user_id: string;
  readonly from_email: string;
  readonly to_email: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: Date;
  /** Until when it waits: for its link, or for a second person. */
  readonly expires_at: Date;
  readonly proposal_id: string | null;
  readonly took_effect_at: Date | null;
  readonly undo_until: Date | null;
  /** The person's e-mail now. */
  readonly email: string;
  readonly state: ConfirmState;
}

/** Whoever has ended the session ends what was asked for in it; signing out, or being away, is no such end. */
const isSessionTakenAway = sql<SqlBool>`exists (select from sessions s where s.id = c.session_id
  and s.revoked_at is not null and s.revoke_reason not in ('signed out', 'rotated', 'idle'))`;

const confirmState = sql<ConfirmState>`case
  when c.ended_because = 'replaced' then 'replaced'
  when c.ended_because = 'returned' then 'done'
  when c.ended_at is not null then 'stopped'
  when c.took_effect_at is not null then 'done'
  when u.deleted_at is not null or not u.is_active or u.email <> c.from_email or ${isSessionTakenAway} then 'stopped'
  when c.proved_at is not null then case when ${waits} then 'awaits' else 'stopped' end
  when c.expires_at <= clock_timestamp() then 'expired'
  when ${isTaken(sql`c.to_email`, sql`c.user_id`)} then 'taken'
  else 'open' end`;

const COLUMNS = sql`c.id, c.user_id, c.from_email, c.to_email, c.ip, c.user_agent, c.created_at,
  case when c.proved_at is null then c.expires_at else coalesce(f.expires_at, c.expires_at) end as expires_at,
  c.proposal_id, c.took_effect_at, c.undo_until, u.email, ${confirmState} as state`;
const JOINS = sql`join users u on u.id = c.user_id left join proposals f on f.id = c.proposal_id`;

/** The change that the link of a letter to a new e-mail would confirm. */
export async function findToConfirm(db: Database, secretHash: Uint8Array): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`select ${COLUMNS} from email_change_links l
    join email_changes c on c.id = l.change_id ${JOINS} where l.secret_hash = ${secretHash} and l.does = 'confirm'`.execute(
    db,
  );
  return rows[0];
}

/** The change that two people decide about. */
export async function findByProposal(db: Database, proposalId: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`select ${COLUMNS} from email_changes c ${JOINS}
    where c.proposal_id = ${proposalId}`.execute(db);
  return rows[0];
}

/** What a person has asked for and what is not decided yet, in whatever state. */
export async function findOpen(db: Database, userId: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`select ${COLUMNS} from email_changes c ${JOINS}
    where c.user_id = ${userId} and c.took_effect_at is null and c.ended_at is null`.execute(db);
  return rows[0];
}

export interface UndoRow extends ChangeRow {
  readonly undo_state: UndoState;
}

/** A change whose former e-mail may be had back: it counts before any later one from the same e-mail. */
const isUndoable = sql<SqlBool>`(c.took_effect_at is not null and c.ended_at is null and c.undo_until > clock_timestamp())`;

/**
 * What a link to a former e-mail would stop or undo. It speaks for its address: the newest change from there counts,
 * whichever letter the link stood in.
 */
export async function findToUndo(db: Database, secretHash: Uint8Array): Promise<UndoRow | undefined> {
  const { rows } = await sql<UndoRow>`
    select ${COLUMNS}, case
      when ${isUndoable} then 'took_effect'
      when u.deleted_at is not null or c.ended_because = 'overruled' then 'overruled'
      when c.ended_because = 'undone' then 'undone'
      when c.took_effect_at is not null and c.ended_at is null then 'expired'
      when ${confirmState} in ('open', 'taken', 'awaits') then 'open'
      else 'stopped' end as undo_state
    from email_change_links l join email_changes k on k.id = l.change_id
      join email_changes c on c.user_id = k.user_id and c.from_email = k.from_email ${JOINS}
    where l.secret_hash = ${secretHash} and l.does = 'undo'
    order by ${isUndoable} desc, c.created_at desc, c.id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertChange(
  trx: Database,
  change: {
    readonly userId: string;
    readonly from: string;
    readonly to: string;
    readonly sessionId: string;
    readonly ip: string;
    readonly userAgent: string;
  },
): Promise<{ readonly id: string; readonly expires_at: Date }> {
  return trx
    .insertInto('email_changes')
    .values({
      id: uuidv7(),
      user_id: change.userId,
      from_email: change.from,
      to_email: change.to,
      session_id: change.sessionId,
      ip: change.ip,
      user_agent: change.userAgent,
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${sql.lit(LINK_HOURS)})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
}

export async function saveLink(
  trx: Database,
  link: { readonly changeId: string; readonly secretHash: Uint8Array; readonly does: 'confirm' | 'undo' },
): Promise<void> {
  await sql`insert into email_change_links (secret_hash, change_id, does)
    values (${link.secretHash}, ${link.changeId}, ${link.does})`.execute(trx);
}

/** From now on it waits for a second person. */
export async function markProved(trx: Database, id: string, proposalId: string): Promise<void> {
  await sql`update email_changes set proved_at = clock_timestamp(), proposal_id = ${proposalId}
    where id = ${id}`.execute(trx);
}

/** It takes effect; returns until when it may be undone. */
export async function markEffective(trx: Database, id: string): Promise<Date> {
  const { rows } = await sql<{ readonly undo_until: Date }>`
    update email_changes set proved_at = coalesce(proved_at, clock_timestamp()), took_effect_at = clock_timestamp(),
      undo_until = clock_timestamp() + make_interval(days => ${sql.lit(UNDO_DAYS)})
    where id = ${id} returning undo_until`.execute(trx);
  if (!rows[0]) throw new Error('a change of an e-mail has gone under its lock');
  return rows[0].undo_until;
}

/**
 * Ends changes of a person that stand; returns the proposals behind them. `open` ends what waits, `all` what may be undone
 * too, and a moment what waits and what took effect since.
 */
export async function endChanges(
  trx: Database,
  userId: string,
  which: 'open' | 'all' | Date,
  because: Ended,
): Promise<string[]> {
  const since = which instanceof Date ? sql`took_effect_at >= ${which}` : sql`${which === 'all'}`;
  const { rows } = await sql<{ readonly proposal_id: string | null }>`
    update email_changes set ended_at = clock_timestamp(), ended_because = ${because}
    where user_id = ${userId} and ended_at is null and (took_effect_at is null or ${since})
    returning proposal_id`.execute(trx);
  return rows.flatMap(({ proposal_id: id }) => (id === null ? [] : [id]));
}

/** When somebody left an e-mail that they may have back now. */
export async function findLeft(db: Database, userId: string, email: string): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly took_effect_at: Date }>`
    select took_effect_at from email_changes c
    where c.user_id = ${userId} and c.from_email = ${email} and ${isUndoable}`.execute(db);
  return rows[0]?.took_effect_at;
}

/** Since when somebody has tried to take an e-mail away, of the change that did and of those asked for shortly before it. */
export async function findAskedSince(
  db: Database,
  { user_id: userId, from_email: from, created_at: at }: ChangeRow,
): Promise<Date> {
  const { rows } = await sql<{ readonly since: Date }>`
    select min(created_at) as since from email_changes
    where user_id = ${userId} and from_email = ${from} and created_at > ${at}::timestamptz - interval '7 days'`.execute(
    db,
  );
  return rows[0]?.since ?? at;
}

/** Whether the session of a call still stands, once its person is locked. */
export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select id from sessions where id = ${id} and revoked_at is null`.execute(db);
  return rows.length > 0;
}

/** Who may be told that somebody wanted their e-mail; `isFree` says that nobody has it, or has it kept. */
export async function findHolder(
  db: Database,
  email: string,
  userId: string,
): Promise<{ readonly isFree: boolean; readonly isActive: boolean }> {
  const { rows } = await sql<{ readonly is_free: boolean; readonly is_active: boolean }>`
    select not ${isTaken(sql`${email}`, sql`${userId}::uuid`)} as is_free, exists (
      select from users t where t.email = ${email} and t.deleted_at is null and t.is_active) as is_active`.execute(
    db,
  );
  return { isFree: rows[0]?.is_free ?? false, isActive: rows[0]?.is_active ?? false };
}

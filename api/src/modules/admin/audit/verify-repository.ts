import { type Selectable, sql } from 'kysely';
import { type Database, type Schema, uuidv7 } from '#db/index.ts';

export type AuditCheck = Selectable<Schema['audit_checks']>;
export type BrokenReason = NonNullable<AuditCheck['reason']>;

export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** The last row that is known to be sound; `seq` 0 is the beginning. */
export const BEGINNING: Head = { seq: 0, hash: '0'.repeat(64) };

export interface Slice {
  /** 0 means that none of the numbers asked for exists. */
  readonly row_count: number;
  readonly last_seq: number | null;
  readonly last_hash: string | null;
  readonly broken_at: number | null;
  readonly reason: BrokenReason | null;
}

export async function findHead(db: Database): Promise<Head | undefined> {
  return db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function readSlice(
  db: Database,
  after: Head,
  upto: number,
  rows: number,
): Promise<Slice | undefined> {
  const slices = await sql<Slice>`
    select * from audit_log_slice(${after.seq}, ${after.hash}, ${upto}, ${rows})`.execute(db);
  return slices.rows[0];
}

/** The first row that a check saw at the end of the log and that is missing or different now. */
export async function findLostHead(
  db: Database,
): Promise<{ seq: number; hash: string; last: number } | undefined> {
  const { rows } = await sql<Head & { last: number }>`
    select c.seq, c.hash, (select coalesce(max(seq), 0) from audit_log) as last from (
      select audit_seq as seq, audit_hash as hash from ledger_checks where audit_seq is not null
      union select head_seq, head_hash from audit_checks where head_seq > 0) c
    where not exists (select from audit_log a where a.seq = c.seq and a.hash = c.hash)
    order by c.seq limit 1`.execute(db);
  return rows[0];
}

/** The verification that is running, or that waits for somebody to go on with it. */
export async function findUnfinished(db: Database): Promise<AuditCheck | undefined> {
  return db.selectFrom('audit_checks').selectAll().where('finished_at', 'is', null).executeTakeFirst();
}

export async function findLastFinished(db: Database): Promise<AuditCheck | undefined> {
  return db
    .selectFrom('audit_checks')
    .selectAll()
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns undefined where somebody else has begun one meanwhile. */
export async function insertCheck(
  db: Database,
  startedBy: string,
  head: Head,
): Promise<AuditCheck | undefined> {
  return db
    .insertInto('audit_checks')
    .values({ id: uuidv7(), started_by: startedBy, head_seq: head.seq, head_hash: head.hash })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Takes over a verification on which nobody has worked for so long. Returns undefined where somebody does. */
export async function takeOver(
  db: Database,
  id: string,
  silentSeconds: number,
): Promise<AuditCheck | undefined> {
  return db
    .updateTable('audit_checks')
    .set({ heartbeat_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where(isSilent(silentSeconds))
    .returningAll()
    .executeTakeFirst();
}

const isSilent = (seconds: number) =>
  sql<boolean>`(heartbeat_at is null or heartbeat_at < clock_timestamp() - make_interval(secs => ${seconds}))`;

export async function isLeft(db: Database, id: string, silentSeconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit_checks')
    .select('id')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where(isSilent(silentSeconds))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false where another process has finished the verification. */
export async function saveProgress(db: Database, id: string, done: Head): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_checks')
    .set({ checked: done.seq, checked_hash: done.hash, heartbeat_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the verification as left by its process, so that another one may go on. */
export async function leave(db: Database, id: string): Promise<void> {
  await db
    .updateTable('audit_checks')
    .set({ heartbeat_at: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

interface Found {
  readonly brokenAt: number;
  readonly reason: BrokenReason;
}

export async function finish(db: Database, id: string, checked: number, found: Found | null): Promise<void> {
  await db
    .updateTable('audit_checks')
    .set({
      checked,
      ok: found === null,
      broken_at: found?.brokenAt ?? null,
      reason: found?.reason ?? null,
      finished_at: sql<Date>`clock_timestamp()`,
      heartbeat_at: null,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export async function findName(
  db: Database,
  id: string | null,
): Promise<{ id: string; display_name: string } | null> {
  if (id === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user ?? null;
}

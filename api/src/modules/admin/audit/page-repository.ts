import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { isReading } from '#lib/audit/readings.ts';
import type { Position } from '#lists/index.ts';
import type { AuditRowSchema } from './schemas.ts';
import { createNameBook } from './words/name-book.ts';
import { wordsOf } from './words/row-words.ts';

/** What becomes of readings of other people's data: they are left out until they are asked for (product §19.6). */
export type ReadingsShown = 'hidden' | 'shown' | 'only';

const READINGS_SHOWN: Record<ReadingsShown, RawBuilder<SqlBool>> = {
  hidden: sql`not (${isReading})`,
  shown: sql`true`,
  only: isReading,
};

/** The rows that one of these conditions finds, each by its own index. No condition means every row. */
export interface AuditFilter {
  readonly branches: readonly RawBuilder<SqlBool>[];
  readonly where: RawBuilder<SqlBool>;
  /** Whether rows of who has read what are among them. */
  readonly readings: ReadingsShown;
  /** No other filter is set, so the number of the last row tells the count. */
  readonly isEverything: boolean;
}

export type AuditRow = Static<typeof AuditRowSchema> & {
  /** `at` with microseconds, for the cursor. */
  readonly position: string;
};

/** A row as it is stored, before it is put into words. */
export type StoredRow = Omit<AuditRow, `${string}_text` | 'entity_label' | 'entity_payer_id' | 'changes'>;

interface PageOrder {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  readonly after?: Position | undefined;
}

/**
 * A page of the log, in words. Each branch is walked from the cursor and stops after one page, so every depth costs the same.
 *
 * @param book the names that pages before it have learnt
 */
export async function readPage(
  db: Database,
  { branches, where, readings }: AuditFilter,
  { direction, limit, offset = 0, after }: PageOrder,
  book = createNameBook(db),
): Promise<AuditRow[]> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const side = direction === 'desc' ? sql`<` : sql`>`;
  const cursor = after
    ? sql`(a.created_at, a.seq) ${side} (${after.at}::timestamptz, (select seq from audit_log where id = ${after.id}::uuid))`
    : sql`true`;
  const order = sql`order by created_at ${way}, seq ${way}`;
  const walks = branches.map(
    (branch) => sql`(select a.seq, a.created_at from audit_log a
      where ${branch} and ${where} and ${READINGS_SHOWN[readings]} and ${cursor} ${order} limit ${limit + offset})`,
  );
  const { rows } = await sql<StoredRow>`
    select a.seq, a.id, a.created_at as at, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
      a.action, case when a.actor_id is not null then json_build_object('id', a.actor_id,
        'display_name', coalesce(u.display_name, ''), 'email', coalesce(u.email, '')) end as actor,
      case when a.actor_id is null then a.written_by end as writer, case when a.actor_id is not null then a.written_by end as begun,
      a.entity_type, a.entity_id, json_build_object('before', a.before, 'after', a.after) as fields,
      a.ip, a.user_agent, a.trace_id, a.previous_hash, a.hash
    from (select * from (${sql.join(walks, sql` union `)}) found ${order} limit ${limit} offset ${offset}) page
    join audit_log a on a.seq = page.seq
    left join users u on u.id = a.actor_id
    order by a.created_at ${way}, a.seq ${way}`.execute(db);
  const names = await book.learn(rows);
  return rows.map((row) => Object.assign(row, wordsOf(row, names)));
}

/** Counts the rows of a filter, up to `atMost`. */
export async function countRows(
  db: Database,
  { branches, where, readings, isEverything }: AuditFilter,
  atMost: number,
): Promise<number> {
  if (isEverything && readings !== 'only') {
    const left = readings === 'shown' ? sql`0` : sql`(select count(*) from audit_log a where ${isReading})`;
    const { rows } = await sql<{ seq: number }>`
      select coalesce(max(seq), 0) - ${left} as seq from audit_log`.execute(db);
    return rows[0]?.seq ?? 0;
  }
  const walks = branches.map(
    (branch) =>
      sql`(select a.seq from audit_log a where ${branch} and ${where} and ${READINGS_SHOWN[readings]} limit ${atMost})`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select * from (${sql.join(walks, sql` union `)}) found limit ${atMost}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

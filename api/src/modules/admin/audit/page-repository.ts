import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Position } from '#lists/index.ts';
import { findLabels } from './label-repository.ts';

/** The rows that one of these conditions finds, each by its own index. No condition means every row. */
export interface AuditFilter {
  readonly branches: readonly RawBuilder<SqlBool>[];
  readonly where: RawBuilder<SqlBool>;
  /** No filter is set, so the number of the last row is the count. */
  readonly isEverything: boolean;
}

export interface AuditRow {
  readonly seq: number;
  readonly id: string;
  /** `created_at` with microseconds. */
  readonly at: string;
  readonly created_at: Date;
  readonly action: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly actor_email: string | null;
  readonly entity_type: string;
  readonly entity_id: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly trace_id: string | null;
  readonly previous_hash: string;
  readonly hash: string;
}

export type LabelledRow = AuditRow & { readonly label: string | null };

interface PageOrder {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  readonly after?: Position | undefined;
}

/** A page of the log. Each branch is walked from the cursor and stops after one page, so every depth costs the same. */
export async function readPage(
  db: Database,
  { branches, where }: AuditFilter,
  { direction, limit, offset = 0, after }: PageOrder,
): Promise<LabelledRow[]> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const side = direction === 'desc' ? sql`<` : sql`>`;
  const cursor = after
    ? sql`(a.created_at, a.seq) ${side} (${after.at}::timestamptz, (select seq from audit_log where id = ${after.id}::uuid))`
    : sql`true`;
  const order = sql`order by created_at ${way}, seq ${way}`;
  const walks = branches.map(
    (branch) => sql`(select a.seq, a.created_at from audit_log a
      where ${branch} and ${where} and ${cursor} ${order} limit ${limit + offset})`,
  );
  const { rows } = await sql<AuditRow>`
    select a.seq, a.id, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.created_at,
      a.action, a.actor_id, u.display_name as actor_name, u.email as actor_email, a.entity_type, a.entity_id,
      a.before, a.after, a.ip, a.user_agent, a.trace_id, a.previous_hash, a.hash
    from (select * from (${sql.join(walks, sql` union `)}) found ${order} limit ${limit} offset ${offset}) page
    join audit_log a on a.seq = page.seq
    left join users u on u.id = a.actor_id
    order by a.created_at ${way}, a.seq ${way}`.execute(db);
  const labelOf = await findLabels(db, rows);
  return rows.map((row) => ({ ...row, label: labelOf(row) }));
}

/** Counts the rows of a filter, up to `atMost`. */
export async function countRows(
  db: Database,
  { branches, where, isEverything }: AuditFilter,
  atMost: number,
): Promise<number> {
  if (isEverything) {
    const last = await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from audit_log`.execute(db);
    return last.rows[0]?.seq ?? 0;
  }
  const walks = branches.map(
    (branch) => sql`(select a.seq from audit_log a where ${branch} and ${where} limit ${atMost})`,
  );
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select * from (${sql.join(walks, sql` union `)}) found limit ${atMost}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

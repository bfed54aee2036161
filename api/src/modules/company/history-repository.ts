import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Schema } from '#db/schema.ts';

type Events = SelectQueryBuilder<Schema & { readonly a: Schema['audit_log'] }, 'a', object>;

export interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

export function eventsOf(db: Database, companyId: string): Events {
  return db.selectFrom('audit_log as a').where(
    sql<SqlBool>`((a.entity_type = 'company' and a.entity_id = ${companyId}) or (a.entity_type = 'role'
        and coalesce(a.after, a.before) ->> 'company_id' = ${companyId}))`,
  );
}

export function selectEvent(events: Events) {
  return events.select([
    'a.id',
    'a.created_at as at',
    'a.action',
    'a.actor_id',
    sql<unknown>`a.before`.as('before'),
    sql<unknown>`a.after`.as('after'),
  ]);
}

/** The names of people and roles, by their ids. */
export async function findNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, display_name as name from users where id = any (${ids}::uuid[])
    union all select id, name from roles where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

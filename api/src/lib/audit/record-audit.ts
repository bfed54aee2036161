import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { userAgentOf } from './user-agent.ts';

interface AuditRecord {
  readonly actorId: string | null;
  /** What was done, as `entity.verb`: `model.update`. */
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Where a request came from; a Fastify request has this shape. */
export interface AuditOrigin {
  readonly ip: string;
  readonly id: string;
  readonly fingerprint: string | null;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

/** Writes a row of the audit log in the caller's transaction; the database chains it. */
export async function recordAudit(db: Database, record: AuditRecord, origin?: AuditOrigin): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: record.actorId,
      action: record.action,
      entity_type: record.entityType,
      entity_id: record.entityId,
      before: record.before ? JSON.stringify(record.before) : null,
      after: record.after ? JSON.stringify(record.after) : null,
      ip: origin?.ip ?? null,
      fingerprint: origin?.fingerprint ?? null,
      user_agent: (origin && userAgentOf(origin)) ?? null,
      trace_id: origin?.id ?? null,
    })
    .execute();
}

/**
 * Takes up to so many of the readings that wait, the oldest first, and chains them with the moment of the reading; one
 * that stands in the log already is only taken. Returns how many it has taken.
 */
export async function recordPending(db: Database, atMost: number): Promise<number> {
  const { rows } = await sql<{ readonly taken: number }>`
    with taken as (
      delete from pending_readings where id in (
        select id from pending_readings order by read_at, id limit ${atMost} for update skip locked)
      returning *
    ), chained as (
      insert into audit_log (id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id,
        created_at)
      select id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id, read_at
      from taken where not exists (select from audit_log a where a.id = taken.id)
      order by read_at, id)
    select count(*)::integer as taken from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

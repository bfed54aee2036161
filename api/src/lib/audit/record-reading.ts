import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { READINGS, type ReadingAction } from './readings.ts';
import type { AuditOrigin } from './record-audit.ts';
import { userAgentOf } from './user-agent.ts';

/** Somebody read something. It has its id from the beginning, so that it is written once, however often that is tried. */
export interface ReadingRecord {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string;
  readonly action: ReadingAction;
  readonly entityId: string | null;
  readonly after: object | null;
  readonly origin: AuditOrigin;
}

/** A reading of this moment. */
export function readingOf(about: Omit<ReadingRecord, 'id' | 'at'>): ReadingRecord {
  return { id: uuidv7(), at: new Date(), ...about };
}

/**
 * Writes a reading where it waits for its place in the chain. Of a page, one an hour is written for each reader and
 * page; the row of the last opening lets one of those through that come at once. The moment is told by the database's
 * clock, less the time that the reading was kept here.
 */
export async function recordReading(db: Database, reading: ReadingRecord): Promise<void> {
  const { id, at, actorId, action, entityId, after, origin } = reading;
  const readAt = sql`clock_timestamp() - make_interval(secs => ${Math.max(0, Date.now() - at.getTime()) / 1000})`;
  const values = sql`${id}::uuid, ${actorId}::uuid, ${action}::text, ${action.slice(0, action.indexOf('.'))}::text,
    ${entityId}::text, ${after && JSON.stringify(after)}::jsonb, ${origin.ip}::text, ${origin.fingerprint}::text,
    ${userAgentOf(origin) ?? null}::text, ${origin.id}::text`;
  if (READINGS[action] === 'file') {
    await sql`
      insert into pending_readings (${COLUMNS}, read_at) values (${values}, ${readAt}) on conflict (id) do nothing`.execute(
      db,
    );
    return;
  }
  await sql`
    with opened as (
      insert into page_openings as o (actor_id, action, entity_id, opened_at, reading_id)
      values (${actorId}, ${action}, ${entityId}, ${readAt}, ${id})
      on conflict (actor_id, action, entity_id) do update
        set opened_at = excluded.opened_at, reading_id = excluded.reading_id
        where o.opened_at <= excluded.opened_at - interval '1 hour'
      returning opened_at)
    insert into pending_readings (${COLUMNS}, read_at) select ${values}, opened_at from opened`.execute(db);
}

const COLUMNS = sql.raw(
  'id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id',
);

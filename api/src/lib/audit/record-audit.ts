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

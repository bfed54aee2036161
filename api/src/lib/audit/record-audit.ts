import { cleanLine } from '@cabinet/kernel/core/text';
import type { Database } from '#db/index.ts';

/** The log is kept forever and the sender chooses a header's length, so it is cut. */
const USER_AGENT_LENGTH = 500;

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
      user_agent: userAgentOf(origin),
      trace_id: origin?.id ?? null,
    })
    .execute();
}

function userAgentOf(origin: AuditOrigin | undefined): string | null {
  const text = origin?.headers['user-agent']?.slice(0, USER_AGENT_LENGTH);
  return text === undefined ? null : cleanLine(text);
}

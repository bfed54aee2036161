import type { Database } from '../../db/index.ts';

/** The sender chooses the length of a header; the log is kept for ever. */
const USER_AGENT_LENGTH = 500;

type AuditRecord = {
  actorId: string | null;
  /** What was done, as `entity.verb`: `model.update`. */
  action: string;
  entityType: string;
  entityId: string | null;
  before?: object | null;
  after?: object | null;
};

/** Where the request came from; a Fastify request fits. */
export type AuditOrigin = {
  ip: string;
  id: string;
  fingerprint: string | null;
  headers: { 'user-agent'?: string | undefined };
};

/** Writes one row of the audit log in the caller's transaction; the database adds its place and hash in the chain. */
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
      user_agent: origin?.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
      trace_id: origin?.id ?? null,
    })
    .execute();
}

import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Actor } from './actor.ts';
import { userAgentOf } from './user-agent.ts';

interface AuditRecord {
  readonly by: Actor;
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

/**
 * Writes a row of the audit log in the caller's transaction; the database tells whose action it is, stamps it and chains it
 * (docs/decisions/0136).
 *
 * @throws when nothing proves the actor
 */
export async function recordAudit(db: Database, record: AuditRecord, origin?: AuditOrigin): Promise<void> {
  const { by, action, entityType, entityId, before, after } = record;
  await sql`select audit_record(${JSON.stringify(by)}::jsonb, ${originOf(origin)}::jsonb, ${action}, ${entityType}, ${entityId},
    ${before ? JSON.stringify(before) : null}::jsonb, ${after ? JSON.stringify(after) : null}::jsonb)`.execute(
    db,
  );
}

/** Where an action came from, as the functions of the database take it. */
export function originOf(origin: AuditOrigin | undefined): string {
  if (!origin) return '{}';
  const { ip, fingerprint, id } = origin;
  return JSON.stringify({ ip, fingerprint, user_agent: userAgentOf(origin), trace_id: id });
}

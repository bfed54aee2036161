import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Actor } from './actor.ts';
import { userAgentOf } from './user-agent.ts';
import type { AuditAction } from './words/actions.ts';
import type { EntityType } from './words/entities.ts';
import type { AuditField } from './words/fields.ts';

/** A state whose fields all have words; what names its fields while it runs is taken as it is. */
export type Worded<State extends object> = State &
  (string extends keyof State ? unknown : { readonly [Field in Exclude<keyof State, AuditField>]?: never });

/** What was before and after an action. */
export interface States<Before extends object, After extends object> {
  readonly before?: Worded<Before> | null;
  readonly after?: Worded<After> | null;
}

interface AuditRecord<Before extends object, After extends object> extends States<Before, After> {
  readonly by: Actor;
  /** What was done, as `entity.verb`: `model.update`. */
  readonly action: AuditAction;
  readonly entityType: EntityType;
  readonly entityId: string | null;
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
export async function recordAudit<Before extends object, After extends object>(
  db: Database,
  record: AuditRecord<Before, After>,
  origin?: AuditOrigin,
): Promise<void> {
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

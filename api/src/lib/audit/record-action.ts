import type { Database } from '#db/index.ts';
import { type AuditOrigin, recordAudit } from './record-audit.ts';

/** A Fastify request fits; so does whoever started a background job. */
export interface Caller extends AuditOrigin {
  readonly session: { readonly userId: string } | null;
}

interface Action {
  /** Its first word is the type of the entity. */
  readonly action: `${string}.${string}`;
  readonly id: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Writes what the signed-in caller did to an entity, in the transaction that does it. */
export async function recordAction(
  trx: Database,
  caller: Caller,
  { action, id, ...states }: Action,
): Promise<void> {
  const entityType = action.slice(0, action.indexOf('.'));
  await recordAudit(trx, { actorId: callerId(caller), action, entityType, entityId: id, ...states }, caller);
}

/** Whoever does it; only what is open to nobody is asked without a session. */
export function callerId({ session }: Caller): string {
  if (!session) throw new Error('nobody is signed in');
  return session.userId;
}

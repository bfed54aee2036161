import type { Database } from '#db/index.ts';
import type { Actor } from './actor.ts';
import { type AuditOrigin, recordAudit, type States } from './record-audit.ts';
import type { AuditAction } from './words/actions.ts';
import { entityTypeOf } from './words/entities.ts';

/** Who acts: a Fastify request, or whoever started a background job. */
export interface Caller extends CallOrigin {
  readonly session: Acting | null;
}

/** A person who acts, and what the database has to tell that it is them. */
export interface Acting {
  readonly userId: string;
  readonly actor: Actor;
}

/** Where a call came from, and the address at which its caller has the cabinet open: links of letters begin with it. */
export interface CallOrigin extends AuditOrigin {
  readonly cabinetOrigin: string;
}

/** Somebody as the caller of what comes from a request. A request itself is not spread, because it answers by getters. */
export function callerOf(
  session: Acting,
  { ip, id, fingerprint, headers, cabinetOrigin }: CallOrigin,
): Caller {
  return { session, ip, id, fingerprint, headers, cabinetOrigin };
}

interface Action<Before extends object, After extends object> extends States<Before, After> {
  /** The first word names the type of the entity. */
  readonly action: AuditAction;
  readonly id: string;
}

/** Writes what the signed-in caller did to an entity, in the transaction that does it. */
export async function recordAction<Before extends object, After extends object>(
  trx: Database,
  caller: Caller,
  { action, id, before, after }: Action<Before, After>,
): Promise<void> {
  const states = { before: before ?? null, after: after ?? null };
  const entityType = entityTypeOf(action);
  await recordAudit<Before, After>(
    trx,
    { by: actorOf(caller), action, entityType, entityId: id, ...states },
    caller,
  );
}

/** The id of the signed-in caller. A route that is open to visitors must not ask for it. */
export function callerId(caller: Caller): string {
  return actingOf(caller).userId;
}

/** What proves the signed-in caller. */
export function actorOf(caller: Caller): Actor {
  return actingOf(caller).actor;
}

function actingOf({ session }: Caller): Acting {
  if (!session) throw new Error('nobody is signed in');
  return session;
}

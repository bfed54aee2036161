import type { Database } from '#db/index.ts';
import type { Actor } from './actor.ts';
import { type AuditOrigin, recordAudit } from './record-audit.ts';

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

interface Action {
  /** The first word names the type of the entity. */
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
  await recordAudit(trx, { by: actorOf(caller), action, entityType, entityId: id, ...states }, caller);
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

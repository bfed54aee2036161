import type { Actor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import type { Context } from '#plugins/context.ts';
import type { Count } from '#plugins/gates/rate-limit.ts';
import type { Caller } from './caller.ts';

interface Refusal {
  /** A visitor who signs in, unless it says otherwise. */
  readonly by?: Actor;
  readonly action?: 'auth.sign_in_refused' | 'auth.reauthenticate_refused';
  readonly userId: string;
  /** What the log says of it beside the tries. */
  readonly facts: Readonly<Record<string, string>>;
  readonly count: Count;
}

/**
 * Records only the first and the last refused try of each window, so that guessing is visible but fills no disk. It
 * writes after the answer, so that the time of the answer reveals nothing about the e-mail.
 */
export function noteRefusal(
  { connection }: Context,
  caller: Pick<Caller, 'afterAnswer' | 'origin'>,
  { by = { name: 'visitor' }, action = 'auth.sign_in_refused', userId, facts, count }: Refusal,
): void {
  const isLast = count.hits === count.allowed;
  if (count.hits !== 1 && !isLast) return;
  const after = { ...facts, tries: count.hits, is_limited: isLast };
  caller.afterAnswer(() =>
    recordAudit(connection.db, { by, action, entityType: 'user', entityId: userId, after }, caller.origin),
  );
}

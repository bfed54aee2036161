import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import { demandNotAbove } from '#lib/roles/hierarchy.ts';
import { revokeSession, revokeUserSessions } from '#lib/sessions/repository.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { sessionsEndedLetter, signedOutLetter } from '../../auth/own-letters.ts';
import { demandAdministrator, demandPerson } from './demand.ts';

const REASON = 'ended by an administrator';

export async function endSessionOf(
  db: Database,
  request: FastifyRequest,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await demandBelow(trx, request, id);
    if (!(await revokeSession(trx, id, sessionId, REASON)))
      throw new ApiError('RES.001', { message: 'Этот вход уже завершён' });
    await recordAction(trx, request, { action: 'user.session_end', id, after: { session_id: sessionId } });
  });
}

/** Ends all sessions of a person. Of the caller's own sessions the present one stays. */
export async function endSessionsOf(db: Database, request: FastifyRequest, id: string): Promise<number> {
  const { userId, id: ownSessionId } = sessionOf(request);
  return inTransaction(db, async (trx) => {
    const person = await demandBelow(trx, request, id);
    const ended = await revokeUserSessions(trx, {
      userId: id,
      reason: REASON,
      ...(userId === id && { exceptId: ownSessionId }),
    });
    if (ended === 0) return 0;
    await enqueueLetter(
      trx,
      userId === id
        ? sessionsEndedLetter(person, ended, request)
        : signedOutLetter(person, ended, request.cabinetOrigin),
    );
    await recordAction(trx, request, { action: 'user.sessions_end', id, after: { ended } });
    return ended;
  });
}

/** Whoever may be signed out again and again is as good as switched off, so that takes the same rights. */
async function demandBelow(trx: Database, request: FastifyRequest, id: string): Promise<LockedPerson> {
  const { permissions } = await demandAdministrator(trx, request);
  const person = await demandPerson(trx, id);
  await demandNotAbove(trx, permissions, person.permissions);
  return person;
}

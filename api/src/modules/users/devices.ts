import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { type AuditOrigin, recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { listSessions, revokeSession, revokeUserSessions } from '#lib/sessions/repository.ts';
import type { Session } from '#lib/sessions/session.ts';
import { toShownSession } from '#lib/sessions/shown-session.ts';
import { sessionsEndedLetter } from '../auth/own-letters.ts';
import { findRecipient } from './repository.ts';
import type { SessionsData } from './schemas.ts';

const ENDED_BY_USER = 'ended by the user';

export async function readSessions(db: Database, session: Session): Promise<Static<typeof SessionsData>> {
  const devices = await listSessions(db, session.userId);
  return devices.map((device) => toShownSession(device, session.id));
}

export async function endSession(
  db: Database,
  session: Session,
  id: string,
  origin: AuditOrigin,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await revokeSession(trx, session.userId, id, ENDED_BY_USER))) throw new ApiError('RES.001');
    await recordAudit(
      trx,
      { by: session.actor, action: 'session.end', entityType: 'session', entityId: id },
      origin,
    );
  });
}

export async function endOtherSessions(
  db: Database,
  { userId, id, actor }: Session,
  origin: CallOrigin,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ended = await revokeUserSessions(trx, { userId, reason: ENDED_BY_USER, exceptId: id });
    if (ended === 0) return 0;
    await enqueueLetter(trx, sessionsEndedLetter(await findRecipient(trx, userId), ended, origin));
    await recordAudit(
      trx,
      {
        by: actor,
        action: 'session.end_others',
        entityType: 'user',
        entityId: userId,
        after: { ended },
      },
      origin,
    );
    return ended;
  });
}

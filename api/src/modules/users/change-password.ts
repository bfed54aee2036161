import type { Context } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { type AuditOrigin, recordAudit } from '../../lib/audit/record-audit.ts';
import { revokeUserSessions } from '../../lib/sessions/repository.ts';
import type { Session } from '../../lib/sessions/session.ts';
import { SHARED_LIMITS, type SharedLimits } from '../../plugins/rate-limit.ts';
import { refuseCommonPassword } from '../auth/common-password.ts';
import { setPassword } from '../auth/repository.ts';
import * as repository from './repository.ts';

/** `field` is the name of the new one in the body. */
type Passwords = { current: string; next: string; field: string };
/** A password that its owner may set: the hash in its place was proved to be theirs. */
export type ProvedPassword = { known: string; next: string };

/** Proves the current password; the guesses of one person are counted, by whichever form they come. */
export async function provePassword(
  { connection, hasher }: Pick<Context, 'connection' | 'hasher'>,
  limits: SharedLimits,
  { userId }: Session,
  { current, next, field }: Passwords,
): Promise<ProvedPassword> {
  const credentials = await repository.findCredentials(connection.db, userId);
  refuseCommonPassword(next, credentials.email, field);
  await limits.hit(SHARED_LIMITS.passwordByUser, userId);
  const known = credentials.password_hash;
  if (!(await hasher.verify(known, current)) || known === null) throw wrongPassword();
  await limits.refund(SHARED_LIMITS.passwordByUser, userId);
  return { known, next: await hasher.hash(next) };
}

/**
 * Whoever knew the old password is signed out everywhere but here. Of two simultaneous changes the second must prove
 * the new password.
 */
export async function replacePassword(
  db: Database,
  { userId, id }: Session,
  { known, next }: ProvedPassword,
  origin: AuditOrigin,
): Promise<void> {
  if (!(await setPassword(db, { userId, passwordHash: next, known }))) throw wrongPassword();
  const endedSessions = await revokeUserSessions(db, { userId, reason: 'password changed', exceptId: id });
  await recordAudit(
    db,
    {
      actorId: userId,
      action: 'user.password_change',
      entityType: 'user',
      entityId: userId,
      after: { ended_sessions: endedSessions },
    },
    origin,
  );
}

export async function changePassword(
  context: Context,
  limits: SharedLimits,
  { session, passwords, origin }: { session: Session; passwords: Passwords; origin: AuditOrigin },
): Promise<void> {
  const proved = await provePassword(context, limits, session, passwords);
  await inTransaction(context.connection.db, (trx) => replacePassword(trx, session, proved, origin));
}

/** A wrong current password is a wrong field, not a lost session: 401 would sign the person out. */
function wrongPassword(): ApiError {
  const message = 'Неверный текущий пароль';
  return new ApiError('VAL.002', { message, fields: { current_password: message } });
}

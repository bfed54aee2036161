import { type Database, inTransaction } from '#db/database.ts';
import { badField } from '#lib/api-error.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import type { Session } from '#lib/sessions/session.ts';
import type { Context } from '#plugins/context.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import { refuseCommonPassword } from '../auth/common-password.ts';
import { passwordChangedLetter } from '../auth/own-letters.ts';
import { setPassword } from '../auth/repository.ts';
import * as repository from './repository.ts';

/** `field` is the name of the new password in the body. */
interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly field: string;
}
/** The new hash, and the old hash whose password the owner has shown to know. */
export interface ProvedPassword {
  readonly known: string;
  readonly next: string;
}

/** Checks the current password. The guesses of one person in all forms count together. */
export function provePassword(
  context: Context,
  limits: SharedLimits,
  session: Session,
  passwords: Passwords,
): Promise<ProvedPassword> {
  return context.hashing.run('new password', () => proveInTurn(context, limits, session, passwords));
}

async function proveInTurn(
  { connection, hasher }: Context,
  limits: SharedLimits,
  { userId }: Session,
  { current, next, field }: Passwords,
): Promise<ProvedPassword> {
  const credentials = await repository.findCredentials(connection.db, userId);
  refuseCommonPassword(next, credentials, field);
  await limits.hit(SHARED_LIMITS.passwordByUser, userId);
  const known = credentials.password_hash;
  if (!(await hasher.verify(known, current)) || known === null) throw wrongPassword();
  await limits.refund(SHARED_LIMITS.passwordByUser, userId);
  return { known, next: await hasher.hash(next) };
}

/**
 * Signs the person out everywhere but here. The second of two simultaneous changes fails, because it has proved a
 * password that is no longer current.
 */
export async function replacePassword(
  db: Database,
  { userId, id, actor }: Session,
  { known, next }: ProvedPassword,
  origin: CallOrigin,
): Promise<void> {
  if (!(await setPassword(db, { userId, passwordHash: next, known }))) throw wrongPassword();
  const endedSessions = await revokeUserSessions(db, { userId, reason: 'password changed', exceptId: id });
  const recipient = await repository.findRecipient(db, userId);
  await enqueueLetter(db, passwordChangedLetter(recipient, { way: 'form', endedSessions, origin }));
  await recordAudit(
    db,
    {
      by: actor,
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
  {
    session,
    passwords,
    origin,
  }: { readonly session: Session; readonly passwords: Passwords; readonly origin: CallOrigin },
): Promise<void> {
  const proved = await provePassword(context, limits, session, passwords);
  await inTransaction(context.connection.db, (trx) => replacePassword(trx, session, proved, origin));
}

/** A wrong current password is a wrong field, not a lost session, because a 401 would sign the person out. */
const wrongPassword = () => badField('current_password', 'Неверный текущий пароль', 'VAL.002');

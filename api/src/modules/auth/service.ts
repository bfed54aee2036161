import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { type Limit, SHARED_LIMITS, type SharedLimits } from '../../plugins/rate-limit.ts';
import { enqueueLetter } from '../mail/index.ts';
import * as repository from './repository.ts';
import { isSameHmac, newResetCode, resetCodeHmac } from './reset-code.ts';
import { resetLetter } from './reset-letter.ts';
import { type Device, openSession, revokeSessionByToken, revokeUserSessions } from './session-repository.ts';

export type Caller = Device & { token: string | undefined };
export type SignedIn = { account: repository.Account; token: string; expires: Date };

/** Wrong e-mail and wrong password cost the same work and get the same answer. */
export async function signIn(
  context: Context,
  limits: SharedLimits,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<SignedIn> {
  const counted: [Limit, string][] = [
    [SHARED_LIMITS.signInByAddress, caller.ip],
    [SHARED_LIMITS.signInByEmail, `${email.toLowerCase()} ${caller.ip}`],
  ];
  for (const [limit, who] of counted) await limits.hit(limit, who);

  const { db } = context.connection;
  const account = await repository.findAccountByEmail(db, email);
  const isRight = await context.hasher.verify(account?.password_hash, password);
  if (!account || !isRight) throw new ApiError('AUTH.004');
  if (!account.is_active) throw new ApiError('AUTH.007');

  for (const [limit, who] of counted) await limits.refund(limit, who);
  const opened = await inTransaction(db, async (trx) => {
    // A token from before the sign-in, whoever planted it, is worth nothing after it.
    if (caller.token !== undefined) await revokeSessionByToken(trx, caller.token, 'rotated');
    await repository.noteSignIn(trx, account.id);
    return openSession(trx, account.id, caller);
  });
  return { account, ...opened };
}

export async function signOut({ connection }: Context, token: string | undefined): Promise<void> {
  if (token !== undefined) await revokeSessionByToken(connection.db, token, 'signed out');
}

export async function requestReset(
  { config, connection }: Context,
  limits: SharedLimits,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  await limits.hit(SHARED_LIMITS.resetByAddress, caller.ip);
  await limits.hit(SHARED_LIMITS.resetByDevice, caller.fingerprint ?? caller.ip);
  await limits.hit(SHARED_LIMITS.resetByEmail, email.toLowerCase());

  const account = await repository.findAccountByEmail(connection.db, email);
  if (!account?.is_active) {
    if (config.neutralReset) return;
    throw new ApiError(account ? 'AUTH.007' : 'AUTH.005');
  }
  const code = newResetCode();
  const codeHmac = resetCodeHmac(config.pepper, account.id, code);
  await inTransaction(connection.db, async (trx) => {
    await repository.saveResetCode(trx, { userId: account.id, codeHmac, minutes: RESET_CODE_MINUTES });
    await enqueueLetter(trx, resetLetter({ recipient: account.email, name: account.display_name, code }));
  });
}

export async function confirmReset(
  { config, connection, hasher }: Context,
  limits: SharedLimits,
  { email, code, password, caller }: { email: string; code: string; password: string; caller: Caller },
): Promise<void> {
  await limits.hit(SHARED_LIMITS.confirmByAddress, caller.ip);
  await limits.hit(SHARED_LIMITS.confirmByEmail, email.toLowerCase());

  const { db } = connection;
  const account = await repository.findAccountByEmail(db, email);
  if (!account) throw new ApiError(config.neutralReset ? 'AUTH.006' : 'AUTH.005');
  const expected = await repository.takeResetTry(db, account.id, RESET_CODE_TRIES);
  if (!expected || !isSameHmac(expected, resetCodeHmac(config.pepper, account.id, code)))
    throw new ApiError('AUTH.006');

  const passwordHash = await hasher.hash(password);
  await inTransaction(db, async (trx) => {
    if (!(await repository.spendResetCode(trx, account.id, expected))) throw new ApiError('AUTH.006');
    await repository.setPassword(trx, { userId: account.id, passwordHash });
    await revokeUserSessions(trx, { userId: account.id, reason: 'password reset' });
  });
}

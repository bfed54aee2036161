import { networkOf } from '@cabinet/http-server';
import { RESET_CODE_TRIES } from '@cabinet/kernel/core/contract';
import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import type { Context } from '#plugins/context.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from './caller.ts';
import { refuseCommonPassword } from './common-password.ts';
import { rememberDevice } from './known-device-repository.ts';
import { isSameHmac, peppersOf } from './letter-digits.ts';
import { passwordChangedLetter } from './own-letters.ts';
import * as repository from './repository.ts';
import { newResetCode, readResetCode, resetCodeHmacs, writeResetCode } from './reset-code.ts';
import * as codes from './reset-code-repository.ts';
import { resetLetter } from './reset-letter.ts';

/** Has no codes. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Writes a letter with a code. Past the limit it extends the newest code instead. So the requests of a stranger cost
 * the person nothing but letters, and each code works.
 */
export async function requestReset(
  context: Context,
  limits: SharedLimits,
  { email, caller }: { readonly email: string; readonly caller: Caller },
): Promise<void> {
  const { config, connection } = context;
  const { db } = connection;
  await limits.hit(SHARED_LIMITS.resetByAddress, networkOf(caller.ip));
  await limits.hit(SHARED_LIMITS.resetByDevice, caller.fingerprint ?? caller.ip);

  const letters = await limits.count(SHARED_LIMITS.resetByEmail, email.toLowerCase());
  const isOver = letters.hits > letters.allowed;
  // Each letter gives its requester five more tries, also for an unknown e-mail.
  if (!isOver) await limits.clear(SHARED_LIMITS.confirmByRequester, requesterOf(email, caller));

  const account = await repository.findAccountByEmail(db, email);
  const send = () => sendCode(context, account, { isOver, origin: caller.origin });
  // The answer of an unknown e-mail would come sooner than one that waits for a letter to be written.
  if (config.neutralReset) return caller.afterAnswer(send);
  if (!account?.is_active) throw new ApiError(account ? 'AUTH.007' : 'AUTH.005');
  await send();
}

async function sendCode(
  { config, connection: { db } }: Context,
  account: repository.Account | undefined,
  { isOver, origin }: { readonly isOver: boolean; readonly origin: Caller['origin'] },
): Promise<void> {
  if (!account?.is_active) return;
  if (isOver && (await codes.prolongNewestCode(db, account.id))) return;

  const code = newResetCode();
  await inTransaction(db, async (trx) => {
    await codes.saveResetCode(trx, account.id, resetCodeHmacs(config.pepper, account.id, code));
    await enqueueLetter(
      trx,
      resetLetter({ recipient: account.email, name: account.display_name, code: writeResetCode(code) }),
    );
    await recordAudit(
      trx,
      { by: { name: 'visitor' }, action: 'auth.reset_request', entityType: 'user', entityId: account.id },
      origin,
    );
  });
}

/** Sets the password by a code; returns the secret that marks the browser as known to the account. */
export async function confirmReset(
  { config, connection, hasher }: Context,
  limits: SharedLimits,
  {
    email,
    code,
    password,
    caller,
  }: { readonly email: string; readonly code: string; readonly password: string; readonly caller: Caller },
): Promise<string> {
  await limits.hit(SHARED_LIMITS.confirmByAddress, networkOf(caller.ip));
  // The password is judged before the code, so a refused password costs no try; by the name only after it, or the answer
  // would tell strangers the name.
  refuseCommonPassword(password, { email }, 'password');
  const { db } = connection;
  const account = await repository.findAccountByEmail(db, email);
  if (!account && !config.neutralReset) throw new ApiError('AUTH.005');
  // A requester has five tries for all codes together. RATE_LIMIT_SCALE does not raise the tries of one code.
  const tries = await limits.count(SHARED_LIMITS.confirmByRequester, requesterOf(email, caller));
  if (tries.hits > RESET_CODE_TRIES) throw new ApiError('AUTH.006');

  const typed = readResetCode(code);
  // An unknown e-mail costs the same work as a known one.
  const userId = account?.id ?? NOBODY;
  const hmacs = typed ? peppersOf(config).map((pepper) => resetCodeHmacs(pepper, userId, typed)) : [];
  const numbers = hmacs.map(({ number }) => number);
  const found = numbers.length > 0 ? await codes.takeResetTry(db, userId, numbers) : undefined;
  if (!account || !found) {
    // Only somebody without a letter gets here, so a stranger cannot use up the limit of the person who has one.
    await limits.hit(SHARED_LIMITS.confirmByEmail, email.toLowerCase());
    throw new ApiError('AUTH.006');
  }
  if (!hmacs.some(({ secret }) => isSameHmac(found.secret_hmac, secret))) throw new ApiError('AUTH.006');
  refuseCommonPassword(password, { email, name: account.display_name }, 'password');

  const passwordHash = await hasher.hash(password);
  return inTransaction(db, async (trx) => {
    if (!(await codes.spendResetCode(trx, account.id, found.id))) throw new ApiError('AUTH.006');
    await repository.setPassword(trx, { userId: account.id, passwordHash });
    const endedSessions = await revokeUserSessions(trx, { userId: account.id, reason: 'password reset' });
    const device = await rememberDevice(trx, account.id, caller.deviceSecret);
    const { origin } = caller;
    await enqueueLetter(trx, passwordChangedLetter(account, { way: 'code', endedSessions, origin }));
    await recordAudit(
      trx,
      {
        by: { name: 'reset-code' },
        action: 'auth.password_reset',
        entityType: 'user',
        entityId: account.id,
        after: { ended_sessions: endedSessions },
      },
      origin,
    );
    return device.secret;
  });
}

function requesterOf(email: string, { ip }: Caller): string {
  return `${email.toLowerCase()} ${networkOf(ip)}`;
}

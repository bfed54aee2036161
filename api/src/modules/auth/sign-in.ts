import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { openSession, revokeSessionByToken } from '#lib/sessions/repository.ts';
import { hashToken } from '#lib/sessions/token.ts';
import type { Context } from '#plugins/context.ts';
import type { Count, SharedLimits } from '#plugins/rate-limit.ts';
import type { Caller } from './caller.ts';
import { rememberDevice } from './known-device-repository.ts';
import { newDeviceLetter } from './new-device-letter.ts';
import * as repository from './repository.ts';
import { countSignIn } from './sign-in-limits.ts';

interface SignedIn {
  readonly account: repository.Account;
  readonly token: string;
  readonly expires: Date;
  readonly deviceToken: string;
}
interface Refusal {
  readonly account: repository.Account;
  readonly reason: string;
  readonly count: Count;
}

/** Limits the letters when somebody who knows the password signs in again and again. */
const LETTERS_A_DAY = 10;

/** A wrong e-mail and a wrong password take the same work and get the same answer. */
export async function signIn(
  context: Context,
  limits: SharedLimits,
  { email, password, caller }: { readonly email: string; readonly password: string; readonly caller: Caller },
): Promise<SignedIn> {
  const { db } = context.connection;
  const deviceHash = hashToken(caller.deviceToken ?? '');
  const account = await repository.findAccountOnDevice(db, email, deviceHash);
  const tries = await countSignIn(
    limits,
    { email, ip: caller.ip, deviceKey: deviceHash.toString('hex') },
    account,
  );
  const isRight = await context.hasher.verify(account?.password_hash, password);
  if (!account) throw new ApiError('AUTH.004');
  const refuse = (code: 'AUTH.004' | 'AUTH.007', reason: string) => {
    noteRefusal(context, caller, { account, reason, count: tries.count });
    return new ApiError(code);
  };
  if (!isRight) throw refuse('AUTH.004', 'wrong password');
  if (!account.is_active) throw refuse('AUTH.007', 'deactivated');

  await tries.refund();
  return { account, ...(await open(context, account, caller)) };
}

async function open(
  { config, connection }: Context,
  account: repository.Account,
  caller: Caller,
): Promise<Omit<SignedIn, 'account'>> {
  return inTransaction(connection.db, async (trx) => {
    if (!(await repository.noteSignIn(trx, account))) throw new ApiError('AUTH.004');
    // Ends the session of an older token, in case somebody planted it.
    if (caller.token !== undefined) await revokeSessionByToken(trx, caller.token, 'rotated');
    const device = await rememberDevice(trx, account.id, caller.deviceToken);
    const session = await openSession(trx, account.id, { ...caller, deviceHash: hashToken(device.token) });
    if (device.isNew && !device.isFirst && device.newToday < LETTERS_A_DAY) {
      const { email: recipient, display_name: name } = account;
      const { ip, userAgent } = caller;
      const { publicUrl } = config;
      await enqueueLetter(
        trx,
        newDeviceLetter({ recipient, name, at: new Date(), userAgent, ip, publicUrl }),
      );
    }
    await recordAudit(
      trx,
      {
        actorId: account.id,
        action: 'auth.sign_in',
        entityType: 'session',
        entityId: session.id,
        after: { new_device: device.isNew },
      },
      caller.origin,
    );
    return { token: session.token, expires: session.expires, deviceToken: device.token };
  });
}

/**
 * Records only the first and the last refused try of each window: guessing is visible but fills no disk. Writes after
 * the answer, so its time reveals nothing about the e-mail.
 */
function noteRefusal({ connection }: Context, caller: Caller, { account, reason, count }: Refusal): void {
  const isLast = count.hits === count.allowed;
  if (count.hits !== 1 && !isLast) return;
  caller.afterAnswer(() =>
    recordAudit(
      connection.db,
      {
        actorId: null,
        action: 'auth.sign_in_refused',
        entityType: 'user',
        entityId: account.id,
        after: { reason, tries: count.hits, is_limited: isLast },
      },
      caller.origin,
    ),
  );
}

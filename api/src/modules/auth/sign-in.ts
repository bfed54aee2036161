import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Context } from '#plugins/context.ts';
import type { SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from './caller.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Passed, passByPassword } from './pass.ts';
import * as repository from './repository.ts';
import { countSignIn } from './sign-in-limits.ts';

/** A wrong e-mail and a wrong password cost the same work and get the same answer. */
export async function signIn(
  context: Context,
  limits: SharedLimits,
  { email, password, caller }: { readonly email: string; readonly password: string; readonly caller: Caller },
): Promise<Passed> {
  const { db } = context.connection;
  const deviceHash = hashSecret(caller.deviceSecret ?? '');
  const account = await repository.findAccountOnDevice(db, { email }, deviceHash);
  const tries = await countSignIn(
    limits,
    { email, ip: caller.ip, deviceKey: deviceHash.toString('hex') },
    account,
  );
  const isRight = await context.hashing
    .run('sign-in', () => context.hasher.verify(account?.password_hash, password))
    .catch(async (error: unknown) => {
      await tries.refund();
      throw error;
    });
  if (!account) throw new ApiError('AUTH.004');
  const refuse = (code: 'AUTH.004' | 'AUTH.007', reason: string) => {
    noteRefusal(context, caller, { userId: account.id, facts: { reason }, count: tries.count });
    return new ApiError(code);
  };
  if (!isRight) throw refuse('AUTH.004', 'wrong password');
  if (!account.is_active) throw refuse('AUTH.007', 'deactivated');

  await tries.refund();
  const passAs = (known: repository.Account) =>
    inTransaction(db, (trx) => passByPassword(trx, known, caller));
  const passed = await passAs(account).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || (error.code !== 'AUTH.004' && error.code !== 'AUTH.012')) throw error;
    // Another sign-in at this moment may have replaced a weak hash of the same password, or a factor has come or gone.
    const now = await repository.findAccountByEmail(db, email);
    if (!now) throw error;
    if (now.password_hash !== account.password_hash) {
      if (!(await context.hashing.run('sign-in', () => context.hasher.verify(now.password_hash, password))))
        throw error;
    } else if (now.factors.length > 0 === account.factors.length > 0) throw error;
    return passAs(now);
  });
  strengthen(context, caller, account, password);
  return passed;
}

/**
 * Hashes a password anew whose hash is weaker than those of today, after the answer and in the line of new passwords. A
 * password that was changed meanwhile stays. One that finds no turn waits for the next sign-in.
 */
function strengthen(
  { connection, hasher, hashing }: Context,
  caller: Caller,
  { id, password_hash: known }: repository.Account,
  password: string,
): void {
  if (known === null || !hasher.isWeak(known)) return;
  caller.afterAnswer(() =>
    hashing.run('new password', async () =>
      repository.replaceHash(connection.db, { id, known, next: await hasher.hash(password) }),
    ),
  );
}

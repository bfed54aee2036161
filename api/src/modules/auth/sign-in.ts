import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Context } from '#plugins/context.ts';
import type { Count, SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from './caller.ts';
import { type Entry, enter } from './enter.ts';
import * as repository from './repository.ts';
import { countSignIn } from './sign-in-limits.ts';

type SignedIn = Entry & { readonly account: repository.Account };

interface Refusal {
  readonly account: repository.Account;
  readonly reason: string;
  readonly count: Count;
}

/** A wrong e-mail and a wrong password cost the same work and get the same answer. */
export async function signIn(
  context: Context,
  limits: SharedLimits,
  { email, password, caller }: { readonly email: string; readonly password: string; readonly caller: Caller },
): Promise<SignedIn> {
  const { db } = context.connection;
  const deviceHash = hashSecret(caller.deviceSecret ?? '');
  const account = await repository.findAccountOnDevice(db, email, deviceHash);
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
    noteRefusal(context, caller, { account, reason, count: tries.count });
    return new ApiError(code);
  };
  if (!isRight) throw refuse('AUTH.004', 'wrong password');
  if (!account.is_active) throw refuse('AUTH.007', 'deactivated');

  await tries.refund();
  const enterAs = (known: repository.Account) => inTransaction(db, (trx) => enter(trx, known, caller));
  const entry = await enterAs(account).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'AUTH.004') throw error;
    // Another sign-in at this moment may have replaced a weak hash of the same password.
    const now = await repository.findAccountByEmail(db, email);
    if (!now || now.password_hash === account.password_hash) throw error;
    if (!(await context.hashing.run('sign-in', () => context.hasher.verify(now.password_hash, password))))
      throw error;
    return enterAs(now);
  });
  strengthen(context, caller, account, password);
  return { account, ...entry };
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

/**
 * Records only the first and the last refused try of each window, so that guessing is visible but fills no disk. It
 * writes after the answer, so that the time of the answer reveals nothing about the e-mail.
 */
function noteRefusal({ connection }: Context, caller: Caller, { account, reason, count }: Refusal): void {
  const isLast = count.hits === count.allowed;
  if (count.hits !== 1 && !isLast) return;
  caller.afterAnswer(() =>
    recordAudit(
      connection.db,
      {
        by: { name: 'visitor' },
        action: 'auth.sign_in_refused',
        entityType: 'user',
        entityId: account.id,
        after: { reason, tries: count.hits, is_limited: isLast },
      },
      caller.origin,
    ),
  );
}

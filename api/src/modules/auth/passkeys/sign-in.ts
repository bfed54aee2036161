import { networkOf } from '@cabinet/http-server';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { demandPasskey, verifyAssertion } from '#lib/second-factors/index.ts';
import type { Assertion } from '#lib/second-factors/schemas.ts';
import type { Context } from '#plugins/context.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from '../caller.ts';
import { enter, type SignedIn } from '../enter.ts';
import { findAccountById } from '../repository.ts';
import { endStep } from '../second-factor/repository.ts';

/**
 * Signs in by a passkey, which is both factors (product §12.9), whether a password was typed before or not, and whether the
 * account has one.
 *
 * @throws AUTH.006 where it does not fit, AUTH.007, RATE.001
 */
export async function signInByPasskey(
  context: Context,
  limits: SharedLimits,
  { assertion, caller }: { readonly assertion: Assertion; readonly caller: Caller },
): Promise<SignedIn> {
  const { db } = context.connection;
  const address = networkOf(caller.ip);
  await limits.hit(SHARED_LIMITS.passkeyByAddress, address);
  const { cabinetOrigin: origin } = caller.origin;
  const { userId } = await verifyAssertion(context, db, {
    assertion,
    purpose: 'sign-in',
    subject: '',
    origin,
  });
  await limits.refund(SHARED_LIMITS.passkeyByAddress, address);
  const account = await findAccountById(db, userId);
  if (!account?.is_active) throw new ApiError('AUTH.007');
  const { stepSecret } = caller;
  const prove = async (trx: Database) => {
    await demandPasskey(trx, userId, assertion.id);
    if (stepSecret !== undefined) await endStep(trx, stepSecret);
  };
  const entry = await inTransaction(db, (trx) => enter(trx, account, caller, { by: 'passkey', prove }));
  return { account, ...entry };
}

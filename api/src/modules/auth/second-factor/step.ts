import type { Database } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { factorsOf } from '#lib/second-factors/index.ts';
import type { SecondFactor } from '#lib/second-factors/schemas.ts';
import type { Caller } from '../caller.ts';
import type { Account } from '../repository.ts';
import { lockUnchanged, saveStep } from './repository.ts';

/** A sign-in whose password was right and that waits for the second factor: what the browser keeps, and what may follow. */
export interface SignInStep {
  readonly secret: string;
  readonly expires: Date;
  /** The first way first. */
  readonly methods: readonly SecondFactor[];
}

/**
 * Lets somebody whose password is known to be right prove the second factor (product §12.9), in the caller's transaction. No
 * session is opened. The row of the log shows a person that somebody else knows their password.
 *
 * @throws AUTH.004 where the account has changed since
 */
export async function beginStep(trx: Database, account: Account, { origin }: Caller): Promise<SignInStep> {
  if (!(await lockUnchanged(trx, account))) throw new ApiError('AUTH.004');
  const methods = await factorsOf(trx, account.id);
  if (methods.length === 0) throw new ApiError('AUTH.004');
  const step = await saveStep(trx, account.id);
  await recordAudit(
    trx,
    { by: { name: 'visitor' }, action: 'auth.sign_in_begun', entityType: 'user', entityId: account.id },
    origin,
  );
  return { ...step, methods };
}

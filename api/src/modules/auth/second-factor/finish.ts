import { type Database, inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { findRecoveryCode, spendRecoveryCode, verifyTotp } from '#lib/second-factors/index.ts';
import type { SecondFactor } from '#lib/second-factors/schemas.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Context } from '#plugins/context.ts';
import type { SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { Caller } from '../caller.ts';
import { enter, type SignedIn } from '../enter.ts';
import { noteRefusal } from '../note-refusal.ts';
import type { Account } from '../repository.ts';
import { countSecondFactor } from '../sign-in-limits.ts';
import { recoveryCodeUsedLetter } from './letters.ts';
import { endStep, findStep } from './repository.ts';

export type TypedFactor = Exclude<SecondFactor, 'passkey'>;

/** Takes a code that was typed, in the transaction that opens the session. False where it is not right, or not any more. */
type Spend = (trx: Database) => Promise<boolean>;

interface Typed {
  readonly context: Context;
  readonly account: Account;
  readonly code: string;
  readonly caller: Caller;
}

/** How a code is checked. What takes long is done before the transaction. */
const CHECKS: Readonly<Record<TypedFactor, (typed: Typed) => Promise<Spend>>> = {
  totp:
    async ({ context, account, code }) =>
    (trx) =>
      verifyTotp(context, trx, account.id, code),
  recovery_code: async ({ context, account, code, caller: { origin } }) => {
    const found = await findRecoveryCode(context, context.connection.db, account.id, code);
    return async (trx) => {
      const left = found && (await spendRecoveryCode(trx, found));
      if (left === undefined) return false;
      await enqueueLetter(trx, recoveryCodeUsedLetter(account, left, origin));
      return true;
    };
  },
};

const OVER_MESSAGE = 'Время на второй шаг вышло. Введите пароль ещё раз';
const WRONG_MESSAGE = 'Неверный код';

/**
 * Finishes a sign-in whose password was right by a code that was typed (product §12.9).
 *
 * @throws RES.003 where no sign-in waits, AUTH.006 for a wrong code, AUTH.007, RATE.001
 */
export async function finishSignIn(
  context: Context,
  limits: SharedLimits,
  { caller, by, code }: { readonly caller: Caller; readonly by: TypedFactor; readonly code: string },
): Promise<SignedIn> {
  const { db } = context.connection;
  const { stepSecret } = caller;
  const deviceHash = hashSecret(caller.deviceSecret ?? '');
  const account = stepSecret === undefined ? undefined : await findStep(db, stepSecret, deviceHash);
  if (stepSecret === undefined || !account) throw over();
  if (!account.is_active) throw new ApiError('AUTH.007');

  const tries = await countSecondFactor(limits, account, {
    ip: caller.ip,
    deviceKey: deviceHash.toString('hex'),
  });
  try {
    const spend = await CHECKS[by]({ context, account, code, caller });
    const prove = async (trx: Database) => {
      if (!(await endStep(trx, stepSecret))) throw over();
      if (!(await spend(trx))) throw new ApiError('AUTH.006', { message: WRONG_MESSAGE });
    };
    const entry = await inTransaction(db, (trx) => enter(trx, account, caller, { by, prove }));
    await tries.refund();
    return { account, ...entry };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'AUTH.006') await tries.refund();
    else {
      const facts = { reason: `wrong ${by}` };
      noteRefusal(context, caller, { userId: account.id, facts, count: tries.count });
    }
    throw error;
  }
}

const over = () => new ApiError('RES.003', { message: OVER_MESSAGE });

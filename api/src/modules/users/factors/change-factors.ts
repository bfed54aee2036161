import type { FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import {
  dropRecoveryCodes,
  factorsOf,
  type NewRecoveryCodes,
  newRecoveryCodes,
  saveRecoveryCodes,
  whoAsksFactor,
} from '#lib/second-factors/index.ts';
import type { FactorAsker } from '#lib/second-factors/schemas.ts';
import { endConfirmations } from '#lib/sessions/repository.ts';
import type { ApiInstance, Context } from '#plugins/context.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type FactorChange, factorChangedLetter } from '../../auth/second-factor/letters.ts';
import { endSteps } from '../../auth/second-factor/repository.ts';
import { demandOneself } from '../demand-oneself.ts';

export type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

interface Changed<T> {
  readonly change: FactorChange;
  readonly answer: T;
}

const ACTIONS = {
  'passkey added': 'user.passkey_add',
  'passkey removed': 'user.passkey_remove',
  'totp added': 'user.totp_on',
  'totp removed': 'user.totp_off',
  'codes made': 'user.recovery_codes',
} as const satisfies Readonly<Record<FactorChange['what'], string>>;

/**
 * Changes the factors of whoever calls, with their row locked: the log and a letter tell of it, and a sign-in that waits for the
 * second factor begins anew (product §12.9). Other sessions stay, and are asked again who they are (§12.10).
 */
export function changeFactors<T>(
  { connection }: Context,
  request: FastifyRequest,
  work: (trx: Database, userId: string) => Promise<Changed<T>>,
): Promise<T> {
  const { userId, id: sessionId } = sessionOf(request);
  return inTransaction(connection.db, async (trx) => {
    const owner = await demandOneself(trx, userId);
    const { change, answer } = await work(trx, userId);
    await endSteps(trx, userId);
    await endConfirmations(trx, { userId, exceptId: sessionId });
    await enqueueLetter(trx, factorChangedLetter(owner, change, request));
    await recordAction(trx, request, {
      action: ACTIONS[change.what],
      id: userId,
      after: 'name' in change ? { name: change.name } : null,
    });
    return answer;
  });
}

/** Makes codes for a person. They are hashed before the transaction, because that waits for its turn. */
export async function makeCodes({ context, sharedLimits }: App, userId: string): Promise<NewRecoveryCodes> {
  await sharedLimits.hit(SHARED_LIMITS.recoveryCodesByUser, userId);
  return newRecoveryCodes(context);
}

/** The same for somebody who has no factor yet. */
export async function codesForFirst(app: App, userId: string): Promise<NewRecoveryCodes | null> {
  const factors = await factorsOf(app.context.connection.db, userId);
  return factors.length === 0 ? makeCodes(app, userId) : null;
}

/** Gives somebody their codes, if this is to be their first factor. Call it before the factor is stored. */
export async function giveCodes(
  trx: Database,
  userId: string,
  prepared: NewRecoveryCodes | null,
): Promise<readonly string[] | null> {
  if ((await factorsOf(trx, userId)).length > 0) return null;
  if (prepared === null)
    throw new ApiError('RES.003', { message: 'Способы входа только что изменились. Попробуйте ещё раз' });
  await saveRecoveryCodes(trx, userId, prepared);
  return prepared.codes;
}

const LAST_OF: Readonly<Record<FactorAsker, string>> = {
  staff: 'Это последний второй способ входа, а администрации он обязателен. Сначала добавьте другой',
  company: 'Это последний второй способ входа, а ваша компания его требует. Сначала добавьте другой',
};

/** The last factor takes the recovery codes along, and stays with somebody who must have one. Call it once the factor is gone. */
export async function dropCodesAfterLast(trx: Database, userId: string): Promise<void> {
  if ((await factorsOf(trx, userId)).length > 0) return;
  const asker = await whoAsksFactor(trx, userId);
  if (asker !== null) throw new ApiError('RES.003', { message: LAST_OF[asker] });
  await dropRecoveryCodes(trx, userId);
}

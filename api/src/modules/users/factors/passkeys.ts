import { PASSKEYS_MAX } from '@cabinet/kernel/core/contract';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inTransaction } from '#db/database.ts';
import { ApiError, requiredText } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { userAgentOf } from '#lib/audit/user-agent.ts';
import {
  listCredentialIds,
  newChallenge,
  userHandleOf,
  verifyNewPasskey,
} from '#lib/second-factors/index.ts';
import type {
  NewPasskey,
  NewPasskeyChallengeData,
  PasskeyMadeData,
  PasskeySchema,
} from '#lib/second-factors/schemas.ts';
import type { Context } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandOneself } from '../demand-oneself.ts';
import { findRecipient } from '../repository.ts';
import { CABINET } from './cabinet.ts';
import { type App, changeFactors, codesForFirst, dropCodesAfterLast, giveCodes } from './change-factors.ts';
import * as repository from './repository.ts';

/** What a new passkey is to sign, and what its page tells the authenticator. */
export async function askForPasskey(
  context: Context,
  request: FastifyRequest,
): Promise<Static<typeof NewPasskeyChallengeData>> {
  const { db } = context.connection;
  const { userId } = sessionOf(request);
  const [{ email, display_name }, ids] = await Promise.all([
    findRecipient(db, userId),
    listCredentialIds(db, userId),
  ]);
  return {
    ...newChallenge(context, challengeOf(request)),
    credential_ids: ids,
    rp_name: CABINET,
    user_handle: userHandleOf(userId),
    user_name: email,
    display_name,
  };
}

/** Keeps a new passkey; with the first factor of a person come their recovery codes. */
export async function addPasskey(
  app: App,
  request: FastifyRequest,
  { name, ...passkey }: NewPasskey,
): Promise<Static<typeof PasskeyMadeData>> {
  const shownName = requiredText('name', name);
  const { context } = app;
  const verified = await verifyNewPasskey(context, context.connection.db, {
    ...challengeOf(request),
    passkey,
  });
  const codes = await codesForFirst(app, sessionOf(request).userId);
  return changeFactors(context, request, async (trx, userId) => {
    if ((await repository.listPasskeys(trx, userId)).length >= PASSKEYS_MAX)
      throw new ApiError('RES.003', { message: `Ключей доступа не больше ${PASSKEYS_MAX}. Удалите лишний` });
    const given = await giveCodes(trx, userId, codes);
    const row = await repository.savePasskey(trx, {
      ...verified,
      userId,
      name: shownName,
      userAgent: userAgentOf(request) ?? '',
      transports: passkey.transports,
    });
    if (!row) throw new ApiError('RES.002', { message: 'Этот ключ доступа уже добавлен' });
    return {
      change: { what: 'passkey added', name: shownName },
      answer: { passkey: row, recovery_codes: given },
    };
  });
}

/** Names a passkey anew; nothing changes about who may sign in, so no letter says it. */
export async function renamePasskey(
  { connection }: Context,
  request: FastifyRequest,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Static<typeof PasskeySchema>> {
  const { userId } = sessionOf(request);
  const next = requiredText('name', name);
  return inTransaction(connection.db, async (trx) => {
    await demandOneself(trx, userId);
    const former = await repository.findPasskey(trx, { userId, id });
    const renamed = await repository.renamePasskey(trx, { userId, id }, next);
    if (!former || !renamed) throw new ApiError('RES.001');
    if (former.name !== next)
      await recordAction(trx, request, {
        action: 'user.passkey_rename',
        id: userId,
        before: { name: former.name },
        after: { name: next },
      });
    return renamed;
  });
}

export async function removePasskey(context: Context, request: FastifyRequest, id: string): Promise<void> {
  await changeFactors(context, request, async (trx, userId) => {
    const gone = await repository.deletePasskey(trx, { userId, id });
    if (!gone) throw new ApiError('RES.001');
    await dropCodesAfterLast(trx, userId);
    return { change: { what: 'passkey removed', name: gone.name }, answer: null };
  });
}

function challengeOf(request: FastifyRequest) {
  const { cabinetOrigin: origin } = request;
  return { purpose: 'new passkey', subject: sessionOf(request).id, origin } as const;
}

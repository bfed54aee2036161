import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, inTransaction } from '#db/database.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { lockPerson } from '#lib/people/locked-person.ts';
import {
  type ChallengeFor,
  demandPasskey,
  proofsOf,
  verifyAssertion,
  verifyTotp,
} from '#lib/second-factors/index.ts';
import type { Assertion, Proof } from '#lib/second-factors/schemas.ts';
import { confirmSession } from '#lib/sessions/repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import { readCookie } from '#plugins/gates/cookies.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { callerOf } from '../caller.ts';
import { rememberBrowser } from '../enter.ts';
import { noteRefusal } from '../note-refusal.ts';
import { findAccountById, findAccountOnDevice } from '../repository.ts';
import { countSecondFactor, type Tries } from '../sign-in-limits.ts';

/** That the person has proved who they are: until when it holds, and what their browser keeps. */
export interface Confirmed {
  readonly until: Date;
  readonly deviceSecret: string;
}

/** A way to prove who one is, and what somebody has brought for it. */
interface Attempt {
  readonly by: Proof;
  /** Counts the try before it is checked. Throws RATE.001 past the limit. */
  readonly count: () => Promise<Tries>;
  readonly isRight: () => Promise<boolean>;
  /** Throws where what was right is so no more, with the person locked. */
  readonly demandStill?: ((trx: Database) => Promise<void>) | undefined;
  readonly wrong: () => ApiError;
}

/** By a passkey of the person, which has signed a challenge of this session. */
export async function confirmByPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  assertion: Assertion,
): Promise<Confirmed> {
  const { context } = app;
  return prove(app, request, {
    by: 'passkey',
    count: () => countCode(app, request),
    isRight: () =>
      verifyAssertion(context, context.connection.db, {
        ...challengeOf(request),
        assertion,
        userId: sessionOf(request).userId,
      }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'AUTH.006') return false;
          throw error;
        },
      ),
    demandStill: (trx) => demandPasskey(trx, sessionOf(request).userId, assertion.id),
    wrong: () => new ApiError('AUTH.006', { message: 'Ключ доступа не подошёл' }),
  });
}

/** What a passkey signs here: a challenge of a sign-in or of another session proves nothing. */
export const challengeOf = (request: FastifyRequest): ChallengeFor => ({
  purpose: 'confirm',
  subject: sessionOf(request).id,
  origin: request.cabinetOrigin,
});

/** By the code of the person's app. */
export function confirmByTotp(
  app: FastifyInstance,
  request: FastifyRequest,
  code: string,
): Promise<Confirmed> {
  const { context } = app;
  return prove(app, request, {
    by: 'totp',
    count: () => countCode(app, request),
    isRight: () => verifyTotp(context, context.connection.db, sessionOf(request).userId, code),
    wrong: () => new ApiError('AUTH.006', { message: 'Неверный код' }),
  });
}

/** Counts as the second step of a sign-in does, and together with it. */
async function countCode(
  { context, sharedLimits }: FastifyInstance,
  request: FastifyRequest,
): Promise<Tries> {
  const deviceHash = hashSecret(readCookie(request, 'cabinet_device') ?? '');
  const of = { id: sessionOf(request).userId };
  const account = await findAccountOnDevice(context.connection.db, of, deviceHash);
  if (!account) throw new ApiError('AUTH.002');
  return countSecondFactor(sharedLimits, account, {
    ip: request.ip,
    deviceKey: deviceHash.toString('hex'),
  });
}

/** By the password. The guesses of one person in all forms count together. */
export function confirmByPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<Confirmed> {
  const { connection, hasher, hashing } = app.context;
  const { userId } = sessionOf(request);
  const limit = SHARED_LIMITS.passwordByUser;
  return prove(app, request, {
    by: 'password',
    count: async () => ({
      count: await app.sharedLimits.hit(limit, userId),
      refund: () => app.sharedLimits.refund(limit, userId),
    }),
    // Whoever waits for the person's row stands in nobody's way who only hashes.
    isRight: () =>
      hashing.run('new password', async () =>
        hasher.verify((await findAccountById(connection.db, userId))?.password_hash, password),
      ),
    wrong: () => badField('password', 'Неверный пароль', 'VAL.002'),
  });
}

async function prove(
  app: FastifyInstance,
  request: FastifyRequest,
  { by, count, isRight, demandStill, wrong }: Attempt,
): Promise<Confirmed> {
  await demandProof(app, request, by);
  const tries = await count();
  const isProved = await isRight().catch(async (error: unknown) => {
    await tries.refund();
    throw error;
  });
  if (!isProved) {
    const { userId, actor } = sessionOf(request);
    noteRefusal(app.context, callerOf(request), {
      by: actor,
      action: 'auth.reauthenticate_refused',
      userId,
      facts: { method: by },
      count: tries.count,
    });
    throw wrong();
  }
  await tries.refund();
  return confirm(app, request, { by, demandStill });
}

/** Refuses a way that the person does not have, or for which they have a stronger one. */
export async function demandProof(
  { context }: FastifyInstance,
  request: FastifyRequest,
  by: Proof,
  db = context.connection.db,
): Promise<void> {
  if ((await proofsOf(db, sessionOf(request).userId)).includes(by)) return;
  throw new ApiError('RES.003', { message: 'Этим способом подтвердить, что это вы, нельзя' });
}

/** Opens the window of product §12.10 for the session that asks, on the device that asks. */
async function confirm(
  app: FastifyInstance,
  request: FastifyRequest,
  { by, demandStill }: Pick<Attempt, 'by' | 'demandStill'>,
): Promise<Confirmed> {
  const { id, userId, actor } = sessionOf(request);
  return inTransaction(app.context.connection.db, async (trx) => {
    const person = await lockPerson(trx, userId);
    if (!person?.is_active) throw new ApiError('AUTH.007');
    // A stronger way may have come since the proof was checked.
    await demandProof(app, request, by, trx);
    await demandStill?.(trx);
    const deviceSecret = readCookie(request, 'cabinet_device');
    const device = await rememberBrowser(trx, person, { deviceSecret, origin: request });
    const { fingerprint } = request;
    const until = await confirmSession(trx, id, { by, fingerprint, deviceHash: hashSecret(device.secret) });
    if (!until) throw new ApiError('AUTH.002');
    await recordAudit(
      trx,
      {
        by: actor,
        action: 'auth.reauthenticate',
        entityType: 'session',
        entityId: id,
        after: { method: by, new_device: device.isNew },
      },
      request,
    );
    return { until, deviceSecret: device.secret };
  });
}

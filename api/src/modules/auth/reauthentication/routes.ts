import type { FastifyReply, FastifyRequest } from 'fastify';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { listCredentialIds, newChallenge, proofsOf } from '#lib/second-factors/index.ts';
import { AssertionBody, ConfirmationData, OwnChallengeData, TotpBody } from '#lib/second-factors/schemas.ts';
import { endConfirmations } from '#lib/sessions/repository.ts';
import type { ApiModule } from '#plugins/context.ts';
import { confirmationOf } from '#plugins/gates/confirmation.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { setDeviceCookie } from '../entry-cookies.ts';
import { ConfirmPasswordBody } from '../schemas.ts';
import {
  type Confirmed,
  challengeOf,
  confirmByPasskey,
  confirmByPassword,
  confirmByTotp,
  demandProof,
} from './confirm.ts';

/** How somebody who is signed in proves again who they are (product §12.10). */
export const reauthenticationRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  async function answer(request: FastifyRequest, until: Date | undefined) {
    const methods = await proofsOf(db, sessionOf(request).userId);
    return { ends_at: until?.toISOString() ?? null, methods };
  }

  function confirmed(reply: FastifyReply, { until, deviceSecret }: Confirmed) {
    setDeviceCookie(reply, deviceSecret);
    return answer(reply.request, until);
  }

  app.get(
    '/auth/reauthentication',
    {
      config: { access: 'session', withoutFactor: true },
      schema: {
        summary: 'Until when the person need not prove who they are, and how they would',
        response: responses(ConfirmationData),
      },
    },
    async (request) => success(await answer(request, confirmationOf(request)?.until)),
  );

  app.post(
    '/auth/reauthentication/challenge',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'What a passkey of the person is to sign; nothing is stored for it',
        response: responses(OwnChallengeData, 'RES.003'),
      },
    },
    async (request) => {
      await demandProof(app, request, 'passkey');
      const challenge = newChallenge(app.context, challengeOf(request));
      return success({
        ...challenge,
        credential_ids: await listCredentialIds(db, sessionOf(request).userId),
      });
    },
  );

  app.post(
    '/auth/reauthentication/passkey',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Prove who one is by a passkey',
        body: AssertionBody,
        response: responses(ConfirmationData, 'AUTH.006', 'RES.003'),
      },
    },
    async (request, reply) =>
      success(await confirmed(reply, await confirmByPasskey(app, request, request.body))),
  );

  app.post(
    '/auth/reauthentication/totp',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Prove who one is by the code of an app',
        body: TotpBody,
        response: responses(ConfirmationData, 'AUTH.006', 'RES.003'),
      },
    },
    async (request, reply) =>
      success(await confirmed(reply, await confirmByTotp(app, request, request.body.code))),
  );

  app.post(
    '/auth/reauthentication/password',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Prove who one is by the password, without a second factor alone',
        body: ConfirmPasswordBody,
        response: responses(ConfirmationData, 'RES.003', 'VAL.002'),
      },
    },
    async (request, reply) =>
      success(await confirmed(reply, await confirmByPassword(app, request, request.body.password))),
  );

  app.delete(
    '/auth/reauthentication',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Ask again from now on',
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      await endConfirmations(db, { id: sessionOf(request).id });
      return success(null, 'Теперь вас снова спросят, вы ли это');
    },
  );
};
